/**
 * Reading a table with the arrow keys: from a place that a single key has led to, they go through everything there that
 * explains itself, whether it can be pressed or not. Nothing of it is a stop of Tab.
 */

/** The player's own board, which may contain other places. */
const BOARD = '.island';
/** What all players share in Puerto Rico: one sheet after another, read as one place. */
const SHARED = '.roles, .sea, .offer, .market, .supply';
const PLACES = `${BOARD}, .players, ${SHARED}, .ring, .groups`;
const PIECES = '[data-told], button, a[href]';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Goes on to the next piece of the place that has the focus, or back. Returns whether there is one. */
export function readOn(key: string): boolean {
  const step = STEPS[key];
  const at = document.activeElement;
  const place = at?.closest(BOARD) ?? at?.closest(PLACES);
  if (step === undefined || !at || !place) return false;
  const sheets = place.matches(SHARED) ? [...document.querySelectorAll(SHARED)] : [place];
  const found = sheets.flatMap((sheet) => [...sheet.querySelectorAll<HTMLElement>(PIECES)]);
  const pieces = found.filter((piece) => piece.checkVisibility() && !piece.parentElement?.closest('button'));
  const from = pieces.indexOf(at as HTMLElement);
  // From the place itself, or from a heading in it, the first piece inside is next.
  const inside = pieces.filter((piece) => at.contains(piece));
  const next = from >= 0 ? pieces[from + step] : step > 0 ? inside[0] : inside.at(-1);
  next?.focus();
  return next !== undefined;
}
