import { afterEach, expect, test, vi } from 'vitest';
import { TONES, play } from './sound';
import { settings } from './state/settings.svelte';

const struck: number[] = [];

class FakeTone {
  type = 'sine';
  frequency = { value: 0 };
  connect = (to: unknown) => to;
  start = () => struck.push(this.frequency.value);
  stop = () => undefined;
}

class FakeContext {
  state = 'running';
  currentTime = 0;
  destination = {};
  createOscillator = () => new FakeTone();
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: (to: unknown) => to,
  });
}

afterEach(() => {
  settings.sounds = false;
  struck.length = 0;
});

test('no sound is heard until sounds are turned on', () => {
  vi.stubGlobal('AudioContext', FakeContext);
  play('turn');
  expect(struck).toEqual([]);
  settings.sounds = true;
  play('turn');
  expect(struck).toEqual(TONES.turn.map(({ pitch }) => pitch));
});
