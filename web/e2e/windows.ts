/** The twelve windows in which whole games are played: those that a mouse or keys are used in, and those of fingers. */

export interface Window {
  name: string;
  width: number;
  height: number;
}

/** Screens with a mouse and keys, from a large one to a laptop of 1440 × 900 at 200 % zoom. */
export const POINTED: readonly Window[] = [
  { name: 'large screen', width: 1920, height: 1080 },
  { name: 'laptop', width: 1440, height: 900 },
  { name: 'laptop with bars of the browser', width: 1440, height: 760 },
  { name: 'common laptop', width: 1366, height: 768 },
  { name: 'low laptop', width: 1280, height: 720 },
  { name: 'small laptop', width: 1024, height: 768 },
  { name: 'zoomed to 200 %', width: 720, height: 450 },
];

/** A tablet, a phone and the smallest phone, both of them upright and on their side. */
export const TOUCHED: readonly Window[] = [
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'phone', width: 390, height: 844 },
  { name: 'phone on its side', width: 844, height: 390 },
  { name: 'smallest phone', width: 320, height: 568 },
  { name: 'smallest phone on its side', width: 568, height: 320 },
];
