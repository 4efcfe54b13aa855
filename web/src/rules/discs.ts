/** Where the numbered discs of a picture go, so that they cover nothing that is spoken of. */

/** A rectangle in a picture, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The middle of a disc. */
export interface Spot {
  left: number;
  top: number;
}

/** Half the width of a disc with its rim, in CSS pixels. */
export const RADIUS = 13;
/** How far a disc may be from its place for the reader to see that it belongs there. */
const BESIDE = RADIUS - 2;
/** What it counts to cover another disc, or to be cut by the frame, compared with covering a word or a sign. */
const WORSE = 4;
/** A place further down the list has to cover this much less, in square pixels. */
const LATER = 12;
/** How far the disc on the upper left corner is moved outwards, and those on the others inwards. */
const RIM = 2;
const INSIDE = 5;
const WITHIN = 10;
/** A disc would hide what is narrower than this, in CSS pixels. */
const SMALL = 36;

/** The best place for a disc on each target, one after the other: corners and sides, upper left first. */
export function placeDiscs(targets: readonly Box[], marks: readonly Box[], frame: Box): Spot[] {
  const placed: Box[] = [];
  return targets.map((target) => {
    const spots = spotsAround(target);
    const costs = spots.map((spot, index) => {
      const disc = around(spot);
      const covered = marks.reduce((sum, mark) => sum + overlap(disc, mark), 0);
      const crowded = placed.reduce((sum, other) => sum + overlap(disc, other), 0);
      const cut = (2 * RADIUS) ** 2 - overlap(disc, frame);
      return covered + WORSE * (crowded + cut) + LATER * index;
    });
    const best = spots[costs.indexOf(Math.min(...costs))] ?? { left: target.left, top: target.top };
    placed.push(around(best));
    return best;
  });
}

/** Where a disc clearly belongs to its target: the best first. */
function spotsAround({ left, top, right, bottom }: Box): Spot[] {
  const middle = (left + right) / 2;
  const center = (top + bottom) / 2;
  const corner = { left: left - RIM, top: top - RIM };
  // Moved inwards: on its edge, it could belong to what is next to it.
  const corners = [
    { left: right - INSIDE, top },
    { left, top: bottom - INSIDE },
    { left: right - INSIDE, top: bottom - INSIDE },
  ];
  const sides = [
    { left: middle, top: top - BESIDE },
    { left: middle, top: bottom + BESIDE },
    { left: left - BESIDE, top: center },
    { left: right + BESIDE, top: center },
  ];
  // Almost whole inside, for cards that have nothing in a corner.
  const within = [
    { left: left + WITHIN, top: top + WITHIN },
    { left: right - WITHIN, top: top + WITHIN },
    { left: left + WITHIN, top: bottom - WITHIN },
    { left: right - WITHIN, top: bottom - WITHIN },
  ];
  const small = right - left < SMALL;
  return small ? [...sides, corner, ...corners] : [corner, ...corners, ...within, ...sides];
}

const around = ({ left, top }: Spot): Box => ({
  left: left - RADIUS,
  top: top - RADIUS,
  right: left + RADIUS,
  bottom: top + RADIUS,
});

/** The area that two rectangles share. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** The words and signs below a root: what a disc must not cover. */
export function marksIn(root: Element): DOMRect[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const marks: DOMRect[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim() || node.parentElement?.closest('.sr, svg')) continue;
    range.selectNodeContents(node);
    marks.push(...range.getClientRects());
  }
  // A sign is small; what is larger is the ground on which others lie.
  for (const sign of root.querySelectorAll('svg')) {
    const box = sign.getBoundingClientRect();
    if (box.width > 0 && box.width < SIGN_MAX && box.height < SIGN_MAX) marks.push(box);
  }
  return marks;
}

/** In CSS pixels. */
const SIGN_MAX = 72;
