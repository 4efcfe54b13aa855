import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { blocks } from '../../scripts/markdown';
import { LANGUAGES, speak } from '../lib/i18n/speak';
import type { GameId } from '../wire';
import { DRAWING as ALTIPLANO } from './altiplano/drawing';
import { DRAWING as PUERTO_RICO } from './puerto-rico/drawing';
import { calloutsOf, type Drawing } from './pictures';
import { ruleWords } from './words';

const DRAWINGS = { 'puerto-rico': PUERTO_RICO, altiplano: ALTIPLANO } as unknown as Record<
  GameId,
  Drawing<GameId>
>;

const locale = (language: string, name: string) =>
  readFileSync(resolve(import.meta.dirname, '../../../locales', language, name), 'utf8');

describe.each(['puerto-rico', 'altiplano'] as const)('%s', (game) => {
  const { pictures, positions } = DRAWINGS[game];

  test('every picture has its position, and every position its picture', () => {
    expect(pictures.map(({ name }) => name).sort()).toEqual(Object.keys(positions).sort());
  });

  test('there are enough of them', () => {
    expect(pictures.length).toBeGreaterThanOrEqual(game === 'puerto-rico' ? 10 : 8);
  });

  test.each(LANGUAGES)('pictures are in sections that there are, with captions: %s', (language) => {
    speak(language);
    ruleWords.install(language, locale(language, 'rules-page.ftl'));
    const sections = blocks(locale(language, `rules-${game}.md`)).flatMap((block) =>
      block.type === 'heading' ? block.id : [],
    );
    for (const picture of pictures) {
      expect(sections).toContain(picture.anchor);
      const facts = { ...positions[picture.name]?.facts, building: 'x' };
      for (const id of [picture.says, ...calloutsOf(picture, facts).map(({ says }) => says)]) {
        const text = ruleWords.t(id, facts);
        expect(text, `${id} in ${language}`).not.toMatch(/[⟨{]/);
      }
    }
  });
});

test('a stage is out of reach and has no ids', async () => {
  const { still } = await import('./still');
  const stage = document.body.appendChild(document.createElement('div'));
  stage.innerHTML = '<section id="h" aria-labelledby="h"><button>press</button></section>';
  const stop = still(stage);
  expect(stage.inert).toBe(true);
  expect(stage.querySelectorAll('[id], [aria-labelledby]')).toHaveLength(0);
  if (stop) stop();
  stage.remove();
});
