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

/** How long a token travels; below half a second, whatever happens (tokens.css, --m-move). */
const TRAVEL_MS = 320;
/** Tokens of one fact start one after another, so that a heap is seen as a heap. */
const STAGGER_MS = 40;
const AT_ONCE_MAX = 8;

/** Makes tokens travel over the table. Skipped if motion is off, and for pieces that are not on the screen. */
export function flyTokens(flights: Flight[]): void {
  const { pace } = settings;
  if (pace === 0 || document.hidden) return;
  let started = 0;
  for (const flight of flights) {
    const from = middleOf(flight.from);
    const to = middleOf(flight.to);
    if (!from || !to) continue;
    for (let token = 0; token < flight.count && started < AT_ONCE_MAX; token++) {
      fly(flight, from, to, started++ * STAGGER_MS, pace);
    }
  }
}

function middleOf(selector: string): DOMPoint | undefined {
  const box = document.querySelector(selector)?.getBoundingClientRect();
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
  travel.onfinish = travel.oncancel = () => token.remove();
}
