import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import GameLog from './GameLog.svelte';

const LINE_PX = 20;
const SHOWN_PX = 100;

/** One line per move up to a step. */
const linesTo = (last: number) =>
  Array.from({ length: last + 1 }, (_, step) => ({
    key: String(step),
    step,
    seat: null,
    words: `move ${step}`,
    undone: false,
    round: undefined,
  }));

test('before its lines, each a link, the keyboard can skip to the decision', () => {
  const props = { lines: linesTo(9), nameOf: () => '', id: 't', freshFrom: 0, question: '' };
  const log = mount(GameLog, { target: document.body, props });
  expect(document.querySelector('.log a')?.getAttribute('href')).toBe('#decision');
  void unmount(log);
});

test('the log stays scrolled to its end, unless somebody is reading further up', async () => {
  const props = $state({ lines: linesTo(9), nameOf: () => '', id: 't', freshFrom: 0, question: 'Build?' });
  const log = mount(GameLog, { target: document.body, props });
  const list = document.querySelector<HTMLElement>('.log ol')!;
  // There is no layout here: every line is one line high.
  Object.defineProperty(list, 'scrollHeight', { get: () => list.children.length * LINE_PX });
  Object.defineProperty(list, 'clientHeight', { get: () => SHOWN_PX });
  const end = () => list.scrollHeight - SHOWN_PX;
  const tell = async (last: number, question: string) => {
    props.lines = linesTo(last);
    props.question = question;
    flushSync();
    await new Promise(requestAnimationFrame);
    list.scrollTop = Math.min(list.scrollTop, end());
  };
  const scrollTo = (top: number) => {
    list.scrollTop = top;
    list.dispatchEvent(new Event('scroll'));
  };
  await tell(10, '');
  await tell(11, '');
  expect(list.scrollTop).toBe(end());
  scrollTo(30);
  await tell(15, 'Sell?');
  await tell(16, '');
  expect(list.scrollTop).toBe(30);
  scrollTo(end() - LINE_PX);
  await tell(30, 'Build?');
  expect(list.scrollTop).toBe(end());
  void unmount(log);
});
