import { beforeEach, describe, expect, test } from 'vitest';
import { keepStep, lessonOf, reached, scriptOf, type Chapter } from './lessons';
import { Teaching } from './teaching.svelte';

const chapter: Chapter = {
  id: 'roles',
  words: 'lesson-pr-roles',
  record: 0,
  steps: [
    { at: 4, text: 'a', point: 'island' },
    { at: 4, text: 'b', point: 'roles', moves: 1 },
    { at: 9, text: 'c', point: 'island', moves: 2 },
    { at: 15, text: 'd', point: 'island' },
  ],
};

beforeEach(() => localStorage.clear());

describe('how far a chapter has been followed', () => {
  test('is kept, and a finished chapter begins again but stays finished', () => {
    expect(reached('puerto-rico', chapter)).toEqual({ step: 0, done: false });
    keepStep('puerto-rico', chapter, 2);
    expect(reached('puerto-rico', chapter)).toEqual({ step: 2, done: false });
    expect(reached('altiplano', chapter)).toEqual({ step: 0, done: false });
    keepStep('puerto-rico', chapter, 3);
    keepStep('puerto-rico', chapter, 1);
    expect(reached('puerto-rico', chapter)).toEqual({ step: 0, done: true });
  });

  test('begins at the start if what is kept is damaged, or is about another version of the chapter', () => {
    for (const words of ['{', '7', 'null', '{"puerto-rico/roles":99}', '{"puerto-rico/roles":"x"}']) {
      localStorage.setItem('meseta.lessons', words);
      expect(reached('puerto-rico', chapter)).toEqual({ step: 0, done: false });
    }
  });
});

describe('a chapter', () => {
  test('is turned like pages where nothing is to be done, and follows the table where something is', () => {
    const teaching = new Teaching('puerto-rico', chapter, 0);
    expect([teaching.mayGoBack, teaching.mayGoOn]).toEqual([false, true]);
    teaching.goOn();
    expect([teaching.number, teaching.mayGoBack, teaching.mayGoOn]).toEqual([1, true, false]);
    teaching.goOn();
    expect(teaching.number).toBe(1);
    teaching.tryOther();
    expect(teaching.tried).toBe(true);
    // Part of what is taught has been done: the rest is still the learner's.
    teaching.reach(6, true);
    expect([teaching.number, teaching.waiting]).toEqual([1, false]);
    teaching.reach(6, false);
    expect([teaching.number, teaching.waiting]).toEqual([1, true]);
    teaching.reach(9, true);
    expect([teaching.number, teaching.waiting, teaching.tried]).toEqual([2, false, false]);
    expect(teaching.mayGoBack).toBe(false);
    teaching.reach(15, true);
    expect([teaching.isLast, teaching.mayGoOn]).toEqual([true, false]);
    expect(reached('puerto-rico', chapter).done).toBe(true);
  });

  test('that is answered while a page before the task is shown goes on all the same', () => {
    const teaching = new Teaching('puerto-rico', chapter, 0);
    teaching.reach(9, true);
    expect(teaching.number).toBe(2);
  });
});

test('the script of a chapter is the text of a record', async () => {
  const lesson = await lessonOf('puerto-rico');
  const first = lesson.chapters[0];
  if (!first) throw new Error('there is no chapter');
  const { record, secret } = scriptOf(lesson, first);
  expect(record).toMatch(/^meseta-record 1\ngame puerto-rico\n/);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
});
