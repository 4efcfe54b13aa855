import { expect, test } from 'vitest';
import { ServerTime } from './serverTime';

const HOUR_MS = 3_600_000;

test('clocks go by the server’s time, whatever the device believes', () => {
  const time = new ServerTime();
  expect(time.now(1000)).toBe(1000);
  // The device is an hour behind; the message took 80 ms.
  time.hear(HOUR_MS + 920, 1000);
  expect(time.now(2000)).toBe(HOUR_MS + 1920);
  // A faster message is closer to the truth, a slower one is not.
  time.hear(HOUR_MS + 2990, 3000);
  expect(time.now(3000)).toBe(HOUR_MS + 2990);
  time.hear(HOUR_MS + 3000, 4000);
  expect(time.now(4000)).toBe(HOUR_MS + 3990);
});

test('a device whose clock is set right is believed again', () => {
  const time = new ServerTime();
  time.hear(HOUR_MS, 0);
  time.hear(HOUR_MS + 5000, HOUR_MS + 5100);
  expect(time.now(HOUR_MS + 6000)).toBe(HOUR_MS + 5900);
});
