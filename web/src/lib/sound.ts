import { settings } from './state/settings.svelte';

/** What is heard: wood on wood, coins, a low bell for the player's own turn. Made from tones; nothing is loaded. */
export type Sound = 'place' | 'coins' | 'turn';

interface Tone {
  /** In hertz. */
  pitch: number;
  wave: OscillatorType;
  /** When it begins, and how long it takes to fade, in seconds. */
  after: number;
  fades: number;
  /** As a share of the loudest that a page may be. */
  loud: number;
}

export const TONES: Record<Sound, readonly Tone[]> = {
  place: [
    { pitch: 190, wave: 'triangle', after: 0, fades: 0.07, loud: 0.14 },
    { pitch: 410, wave: 'sine', after: 0, fades: 0.03, loud: 0.06 },
  ],
  coins: [
    { pitch: 2350, wave: 'sine', after: 0, fades: 0.12, loud: 0.05 },
    { pitch: 2960, wave: 'sine', after: 0.06, fades: 0.16, loud: 0.05 },
  ],
  turn: [
    { pitch: 392, wave: 'sine', after: 0, fades: 0.9, loud: 0.12 },
    { pitch: 784, wave: 'sine', after: 0, fades: 0.5, loud: 0.04 },
  ],
};

let context: AudioContext | undefined;

/** Plays a sound, if sounds are on. Browsers stay silent until something on the page has been pressed. */
export function play(sound: Sound): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const tone of TONES[sound]) strike(context, tone);
}

function strike(on: AudioContext, { pitch, wave, after, fades, loud }: Tone): void {
  const start = on.currentTime + after;
  const volume = on.createGain();
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + fades);
  const tone = on.createOscillator();
  tone.type = wave;
  tone.frequency.value = pitch;
  tone.connect(volume).connect(on.destination);
  tone.start(start);
  tone.stop(start + fades);
}
