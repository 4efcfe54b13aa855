import { settings } from '../lib/state/settings.svelte';
import type { Seat } from '../wire';

/** One or more tokens that travel over the table; `from` and `to` are selectors of the pieces there. */
export interface Flight {
  icon: string;
  from: string;
  to: string;
  count: number;
  /** The seat whose colour the token has. */
  seat?: Seat;
}

/** How long a token travels, and how long after the first the last of a heap may start; together below 400 ms. */
const TRAVEL_MS = 280;
const STAGGER_MS = 30;
const STAGGER_MAX_MS = 110;
const AT_ONCE_MAX = 8;
/** How long the sheet of the seat that moved is marked. */
const MARK_MS = 380;

/** What is under way now; a press ends it. */
const underWay = new Set<Animation>();

/** Moves tokens across the table. Skipped if nothing is to be animated, and for pieces that are not on the screen. */
export function flyTokens(flights: Flight[]): void {
  const { pace } = settings;
  if (pace === 0 || document.hidden) return;
  let started = 0;
  for (const flight of flights) {
    const from = middleOf(flight.from);
    const to = middleOf(flight.to);
    if (!from || !to) continue;
    for (let token = 0; token < flight.count && started < AT_ONCE_MAX; token++) {
      const delay = Math.min(started++ * STAGGER_MS, STAGGER_MAX_MS);
      fly(flight, from, to, delay, pace);
    }
  }
}

/** Marks the boards of seats that did something, so that a turn can be followed without reading. */
export function markSeats(seats: Iterable<Seat>): void {
  const { pace } = settings;
  if (pace === 0 || document.hidden) return;
  for (const seat of new Set(seats)) {
    const home = document.querySelector(`[data-seat-home="${seat}"]`);
    const sheet = home?.querySelector('article') ?? home;
    const mark = { outline: '3px solid var(--changed)', outlineOffset: '-3px' };
    const none = { outline: '3px solid transparent', outlineOffset: '-3px' };
    if (sheet) watch(sheet.animate([mark, mark, none], { duration: MARK_MS * pace }));
  }
}

/** Ends everything that is under way: tokens go straight to where they belong. */
export function landTokens(): void {
  for (const one of underWay) one.finish();
}

function watch(animation: Animation, done: () => void = () => undefined): void {
  underWay.add(animation);
  animation.onfinish = animation.oncancel = () => {
    underWay.delete(animation);
    done();
  };
}

function middleOf(selector: string): DOMPoint | undefined {
  // If several match, the last one.
  const box = [...document.querySelectorAll(selector)].at(-1)?.getBoundingClientRect();
  if (!box || box.width === 0) return undefined;
  return new DOMPoint(box.left + box.width / 2, box.top + box.height / 2);
}

function fly({ icon, seat }: Flight, from: DOMPoint, to: DOMPoint, delay: number, pace: number): void {
  const token = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  token.setAttribute('class', 'i flying');
  token.setAttribute('aria-hidden', 'true');
  if (seat !== undefined) token.setAttribute('data-seat', String(seat + 1));
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#${icon}`);
  token.append(use);
  document.body.append(token);
  const at = (point: DOMPoint) => `translate(${point.x}px, ${point.y}px) translate(-50%, -50%)`;
  const travel = token.animate([{ transform: at(from) }, { transform: at(to) }], {
    duration: TRAVEL_MS * pace,
    delay: delay * pace,
    easing: 'cubic-bezier(0.45, 0, 0.15, 1)',
    fill: 'backwards',
  });
  watch(travel, () => token.remove());
}
