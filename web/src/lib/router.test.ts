import { expect, test } from 'vitest';
import { parse, paths } from './router.svelte';

test('every address is read back as the page it was written for', () => {
  expect(parse(paths.lobby())).toEqual({ page: 'lobby' });
  expect(parse(paths.newTable())).toEqual({ page: 'new', game: undefined, here: false });
  expect(parse(paths.about())).toEqual({ page: 'about' });
  expect(parse(paths.ratings())).toEqual({ page: 'ratings' });
  expect(parse(paths.archive())).toEqual({ page: 'archive' });
  expect(parse('/mail/abc')).toEqual({ page: 'mail', token: 'abc' });
  expect(parse(paths.statistics())).toEqual({ page: 'statistics', of: undefined });
  expect(parse(paths.statistics('me'))).toEqual({ page: 'statistics', of: 'me' });
  expect(parse(paths.table('a b/c'))).toEqual({ page: 'table', id: 'a b/c' });
  expect(parse(paths.join('quiet-palm'))).toEqual({ page: 'join', code: 'quiet-palm' });
  const replay = { page: 'replay', id: 't1', reviewed: false };
  expect(parse(paths.replay('t1'))).toEqual({ ...replay, step: undefined });
  expect(parse(paths.replay('t1', 209))).toEqual({ ...replay, step: 209 });
  expect(parse(paths.decision('t1', 209))).toEqual({ ...replay, step: 209, reviewed: true });
  expect(parse(paths.study('abc', 40))).toEqual({ page: 'study', id: 'abc', step: 40 });
  expect(parse('/study')).toEqual({ page: 'study', id: '', step: undefined });
  expect(paths.board('z1.abc')).toBe('/study#z1.abc');
  expect(parse(paths.newTable('altiplano'))).toEqual({ page: 'new', game: 'altiplano', here: false });
  expect(parse(paths.newTableHere('altiplano'))).toEqual({ page: 'new', game: 'altiplano', here: true });
  expect(parse(paths.rules('office'))).toEqual({ page: 'rules', game: 'puerto-rico', anchor: 'office' });
  expect(parse(paths.rules('market', 'altiplano'))).toEqual({
    page: 'rules',
    game: 'altiplano',
    anchor: 'market',
  });
  expect(parse(paths.rules(undefined, 'altiplano'))).toMatchObject({ game: 'altiplano', anchor: undefined });
});

test('a nonsense address has a page of its own and never crashes', () => {
  expect(parse('/nowhere')).toEqual({ page: 'unknown' });
  expect(parse('/table')).toEqual({ page: 'unknown' });
  expect(parse('/table/%E0%A4%A')).toEqual({ page: 'table', id: '%E0%A4%A' });
  const nowhere = { page: 'replay', id: 't1', step: undefined, reviewed: false };
  expect(parse('/replay/t1/-3')).toEqual(nowhere);
  expect(parse('/replay/t1/-3/review')).toEqual(nowhere);
});
