import { expect, test } from 'vitest';
import { Seating } from './seating.svelte';

test('a bot that the other game lacks gives its seat to the strongest one that it has', () => {
  const seating = new Seating();
  seating.seat(3);
  seating.sit(1, { kind: 'bot', bot: 'level-7' });
  seating.sit(2, { kind: 'bot', bot: 'level-2' });
  seating.standIn = 'level-7';
  seating.offer(['level-1', 'level-2', 'level-6']);
  expect(seating.sitters).toEqual([
    { kind: 'me' },
    { kind: 'bot', bot: 'level-6' },
    { kind: 'bot', bot: 'level-2' },
  ]);
  expect(seating.standIn).toBeUndefined();
});

test('bots that the game has keep their seats', () => {
  const seating = new Seating({ kind: 'bot', bot: 'level-3' });
  const { sitters } = seating;
  seating.standIn = 'level-1';
  seating.offer(['level-1', 'level-3']);
  expect(seating.sitters).toBe(sitters);
  expect(seating.standIn).toBe('level-1');
});
