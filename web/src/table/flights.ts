import { oncePerFrame } from '../lib/frame';
import { settings } from '../lib/state/settings.svelte';
import { draw } from '../ui/drawing';
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
const EASING = 'cubic-bezier(0.45, 0, 0.15, 1)';
/** How long the sheet of the seat that moved is marked. */
const MARK_MS = 380;
/** Within this share of the whole time a token that has arrived gives way to its piece. */
const INSTANT = 0.001;

/** What is under way now; a press ends it. */
const underWay = new Set<Animation>();

/** A token that is about to travel. */
interface Start {
  flight: Flight;
  from: DOMPoint;
  to: DOMPoint;
}

/** What is shown with the next frame. */
const next: { flights: Flight[]; seats: Set<Seat> } = { flights: [], seats: new Set() };
const shown = oncePerFrame(show);

/**
 * Moves tokens across the table with the next frame, and marks the boards of seats that did something, so that a turn
 * can be followed without reading. Skipped if nothing is to be animated, and for pieces that are not on the screen.
 */
export function showWhere(flights: Flight[], seats: Iterable<Seat>): void {
  if (settings.pace === 0 || document.hidden) return;
  next.flights.push(...flights);
  for (const seat of seats) next.seats.add(seat);
  shown.ask();
}

function show(): void {
  const { pace } = settings;
  const flights = next.flights.splice(0);
  const seats = [...next.seats];
  next.seats.clear();
  if (pace === 0) return;
  // All places are looked up before anything is added: otherwise the table would be laid out for each of them.
  const starts = startsOf(flights);
  const sheets = seats.flatMap((seat) => sheetOf(seat) ?? []);
  const added = document.createDocumentFragment();
  const tokens = starts.map((start, place) => {
    const delay = Math.min(place * STAGGER_MS, STAGGER_MAX_MS);
    return {
      part: added.appendChild(tokenOf(start.flight)),
      frames: way(start, delay),
      takes: delay + TRAVEL_MS,
    };
  });
  const marks = sheets.map((box) => ({
    part: added.appendChild(markOver(box)),
    frames: fade,
    takes: MARK_MS,
  }));
  const moving = [...tokens, ...marks];
  if (moving.length === 0) return;
  document.body.append(added);
  // All of them begin and end together, wherever each is by then: with every beginning and every end the browser puts
  // the table together again.
  const whole = Math.max(...moving.map(({ takes }) => takes));
  for (const { part, frames, takes } of moving)
    watch(part.animate(frames(takes, whole), { duration: whole * pace }), () => part.remove());
}

function startsOf(flights: Flight[]): Start[] {
  const starts = flights.flatMap((flight) => {
    const from = middleOf(flight.from);
    const to = middleOf(flight.to);
    return from && to ? Array<Start>(flight.count).fill({ flight, from, to }) : [];
  });
  return starts.slice(0, AT_ONCE_MAX);
}

/** Ends everything that is under way: tokens go straight to where they belong. */
export function landTokens(): void {
  for (const one of underWay) one.finish();
}

function watch(animation: Animation, done: () => void): void {
  underWay.add(animation);
  animation.onfinish = animation.oncancel = () => {
    underWay.delete(animation);
    done();
  };
}

/** Where on the screen a piece is; undefined if it isn't there. If several match, the last one. */
function middleOf(selector: string): DOMPoint | undefined {
  const box = [...document.querySelectorAll(selector)].at(-1)?.getBoundingClientRect();
  if (!box || box.width === 0) return undefined;
  return new DOMPoint(box.left + box.width / 2, box.top + box.height / 2);
}

/** Where on the screen the sheet of a seat is. */
function sheetOf(seat: Seat): DOMRect | undefined {
  const home = document.querySelector(`[data-seat-home="${seat}"]`);
  const box = (home?.querySelector('article') ?? home)?.getBoundingClientRect();
  return box && box.width > 0 ? box : undefined;
}

function tokenOf({ icon, seat }: Flight): SVGElement {
  const token = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  token.setAttribute('class', 'i flying');
  token.setAttribute('aria-hidden', 'true');
  if (seat !== undefined) token.setAttribute('data-seat', String(seat + 1));
  draw(token, icon);
  return token;
}

function markOver(box: DOMRect): HTMLElement {
  const mark = document.createElement('div');
  mark.className = 'marking';
  mark.setAttribute('aria-hidden', 'true');
  mark.style.translate = `${box.left}px ${box.top}px`;
  mark.style.width = `${box.width}px`;
  mark.style.height = `${box.height}px`;
  return mark;
}

/** The way of a token within the whole time: it waits, travels, and is gone. */
const way =
  ({ from, to }: Start, delay: number) =>
  (takes: number, whole: number): Keyframe[] => {
    const at = (point: DOMPoint) => `translate(${point.x}px, ${point.y}px) translate(-50%, -50%)`;
    const there = takes / whole;
    return [
      { transform: at(from), opacity: 1, offset: 0 },
      { transform: at(from), opacity: 1, offset: delay / whole, easing: EASING },
      { transform: at(to), opacity: 1, offset: there },
      ...(there + INSTANT < 1
        ? [
            { transform: at(to), opacity: 0, offset: there + INSTANT },
            { transform: at(to), opacity: 0, offset: 1 },
          ]
        : []),
    ];
  };

/** A mark stays for half of its time, and then fades. */
const fade = (takes: number, whole: number): Keyframe[] => [
  { opacity: 1, offset: 0 },
  { opacity: 1, offset: takes / whole / 2 },
  { opacity: 0, offset: takes / whole },
  { opacity: 0, offset: 1 },
];
