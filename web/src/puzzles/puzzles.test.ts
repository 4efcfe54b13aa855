import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { bestOf, dayOf, ofDay, parse, recordOf, type Puzzle } from './file';
import { unpacked } from './load';
import { keepOutcome, outcomeOf, streakAt } from './progress';
import { Solving } from './solving.svelte';

const TEXT = `meseta-puzzles 1
game puerto-rico
rules 4
made seed=1

record 3 players=3 edition=2020
? draw corn
0 role settler
0 take corn
record 17 players=4 edition=2020
? draw sugar
puzzle 3 2 0 settling 2 13,38,75,100,100,100
answer 0.6120 take quarry
answer 0.5410 take corn
puzzle 17 1 0 roles 1 100,100,100,100,100,100
answer 0.3000 role mayor
answer 0.2000 role builder
`;

const [settling, roles] = parse(TEXT) as [Puzzle, Puzzle];

beforeEach(() => localStorage.clear());

describe('a file of puzzles', () => {
  test('has the moment, the question and the answers', () => {
    expect(settling).toMatchObject({ id: '3-2', number: 1, seat: 0, theme: 'settling', difficulty: 2 });
    expect(settling.found).toEqual([13, 38, 75, 100, 100, 100]);
    expect(settling.answers).toEqual([
      { notation: 'take quarry', share: 0.612 },
      { notation: 'take corn', share: 0.541 },
    ]);
    expect(bestOf(roles)).toBe('role mayor');
  });

  test('gives the record up to the moment, and with the answer', () => {
    const head = 'meseta-record 1\ngame puerto-rico\nrules 4\nsetup players=3 edition=2020\n';
    expect(recordOf(settling)).toBe(`${head}\n? draw corn\n0 role settler\n`);
    expect(recordOf(settling, 'take quarry')).toBe(`${head}\n? draw corn\n0 role settler\n0 take quarry\n`);
  });

  test('of another kind, or with a puzzle without its game, is refused', () => {
    expect(() => parse('<!doctype html>')).toThrow('not a file of puzzles');
    expect(() => parse(TEXT.replace('record 17', 'record 18'))).toThrow('no record 17');
  });

  test('is read packed, and where a server has unpacked it', async () => {
    expect(await unpacked(new Uint8Array(gzipSync(TEXT)))).toBe(TEXT);
    expect(await unpacked(new TextEncoder().encode(TEXT))).toBe(TEXT);
  });
});

describe('the puzzle of the day', () => {
  test('is the same all day, and another one on the next', () => {
    const morning = dayOf(new Date(2026, 2, 29, 0, 5));
    expect(dayOf(new Date(2026, 2, 29, 23, 55))).toBe(morning);
    expect(dayOf(new Date(2026, 2, 30, 0, 5))).toBe(morning + 1);
    const puzzles = [settling, roles];
    expect(ofDay(puzzles, morning)).not.toBe(ofDay(puzzles, morning + 1));
    expect(ofDay([], morning)).toBeUndefined();
  });
});

describe('what is kept on the device', () => {
  test('is how a puzzle was done the first time', () => {
    expect(outcomeOf('puerto-rico', '3-2')).toBeUndefined();
    keepOutcome('puerto-rico', '3-2', 'shown', 5);
    keepOutcome('puerto-rico', '3-2', 'first', 5);
    expect(outcomeOf('puerto-rico', '3-2')).toBe('shown');
    expect(outcomeOf('altiplano', '3-2')).toBeUndefined();
  });

  test('is on how many days in a row one was solved; seeing an answer is not solving', () => {
    keepOutcome('puerto-rico', 'a', 'first', 100);
    keepOutcome('puerto-rico', 'b', 'later', 100);
    keepOutcome('puerto-rico', 'c', 'later', 101);
    expect(streakAt(101)).toBe(2);
    expect(streakAt(102)).toBe(2);
    keepOutcome('puerto-rico', 'd', 'shown', 102);
    expect(streakAt(103)).toBe(0);
    keepOutcome('puerto-rico', 'e', 'first', 103);
    expect(streakAt(103)).toBe(1);
  });

  test('is not shorter after a page that was left open, nor longer by a puzzle that was done before', () => {
    keepOutcome('puerto-rico', 'f', 'first', 200);
    keepOutcome('puerto-rico', 'g', 'first', 201);
    keepOutcome('puerto-rico', 'h', 'first', 199);
    expect(streakAt(201)).toBe(2);
    keepOutcome('puerto-rico', 'f', 'first', 202);
    expect(streakAt(203)).toBe(0);
  });

  test('is nothing if it is damaged', () => {
    for (const words of ['{', '7', 'null', '{"done":3,"streak":"x"}', '{"done":{"puerto-rico/a":"x"}}']) {
      localStorage.setItem('meseta.puzzles', words);
      expect(outcomeOf('puerto-rico', 'a')).toBeUndefined();
      expect(streakAt(9)).toBe(0);
    }
  });
});

describe('solving', () => {
  test('at once: the table goes on', () => {
    const solving = new Solving('puerto-rico', settling, 7);
    solving.reach(2);
    expect(solving.outcome).toBeUndefined();
    solving.reach(3);
    expect(solving.outcome).toBe('first');
    expect(outcomeOf('puerto-rico', settling.id)).toBe('first');
    expect(solving.beyond).toBe(false);
    solving.tryOther(['load corn 4']);
    expect(solving.beyond).toBe(true);
    expect(solving.tried).toEqual([]);
  });

  test('after wrong answers, each of which counts once; what is no answer counts for nothing', () => {
    const solving = new Solving('puerto-rico', settling, 7);
    solving.tryOther([]);
    solving.tryOther(['take corn']);
    solving.tryOther(['take indigo']);
    solving.tryOther(['take corn']);
    expect(solving.tried).toEqual(['take indigo', 'take corn']);
    solving.tryOther(['take quarry', 'worker']);
    expect(solving.outcome).toBe('later');
  });

  test('given up: what comes later changes nothing', () => {
    const solving = new Solving('puerto-rico', settling, 7);
    solving.show();
    solving.reach(3);
    expect(solving.outcome).toBe('shown');
    expect(streakAt(7)).toBe(0);
  });
});
