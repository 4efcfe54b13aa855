import { expect, test } from 'vitest';
import { blocks, spans } from './markdown.ts';

test('strong and emphasised text is recognised', () => {
  expect(spans('**Corn:** one *each*.')).toEqual([
    { text: 'Corn:', mark: 'strong' },
    { text: ' one ' },
    { text: 'each', mark: 'em' },
    { text: '.' },
  ]);
});

test('headings keep their anchors, lists their items', () => {
  expect(blocks('# Rules\n\n## Captain {#captain}\n\nYou must:\n- load\n- store\n')).toEqual([
    { type: 'heading', level: 1, id: '', text: 'Rules' },
    { type: 'heading', level: 2, id: 'captain', text: 'Captain' },
    { type: 'paragraph', spans: [{ text: 'You must:' }] },
    { type: 'list', items: [[{ text: 'load' }], [{ text: 'store' }]] },
  ]);
});
