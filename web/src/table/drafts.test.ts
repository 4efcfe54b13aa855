import { beforeEach, expect, test } from 'vitest';
import { draftOf, keepDraft } from './drafts';

beforeEach(() => sessionStorage.clear());

test('a draft is there again for its question of its table only', () => {
  expect(draftOf('a', 'plan 3')).toBeUndefined();
  keepDraft('a', 'plan 3', { tiles: [1] });
  expect(draftOf('a', 'plan 3')).toEqual({ tiles: [1] });
  expect(draftOf('b', 'plan 3')).toBeUndefined();
  expect(draftOf('a', 'plan 4')).toBeUndefined();
  keepDraft('a', 'plan 4', { tiles: [] });
  expect(draftOf('a', 'plan 3')).toBeUndefined();
});

test('what nobody here has written is no draft', () => {
  for (const words of ['{', '3', 'null', '[]', '{"table":"a"}']) {
    sessionStorage.setItem('meseta.draft', words);
    expect(draftOf('a', 'plan 3')).toBeUndefined();
  }
});
