import type { Attachment } from 'svelte/attachments';
import { onFonts } from '../lib/fonts';
import { oncePerFrame } from '../lib/frame';

/** A piece that gives way where it would be cut: the classes that it may get, in order, and how to see that it is cut. */
interface Giving {
  classes: readonly string[];
  isCut: () => boolean;
  /** Whether it stays as it is once it gave way: what fits again would only move everything around. */
  lasts: boolean;
  /** Whether it is fitted as soon as it has another part, and not only before the next frame. */
  atOnce: boolean;
}

const pieces = new Map<Element, Giving>();
/** The pieces in which something has changed since the last frame. */
const changedPieces = new Set<Element>();
/** Those of them that have other parts than before. */
const rebuiltPieces = new Set<Element>();

/** How large a piece and its parts were after it was fitted last: that change is observed too, and needs no other look. */
const fittedSize = new WeakMap<Element, string>();

const sizeOf = (part: Element): string => {
  const { width, height } = part.getBoundingClientRect();
  return `${width} ${height}`;
};

/**
 * Fits these pieces together. Each turn first looks at all of them and only then changes any: to look after each change
 * would make the browser lay out the page once for every piece. Those of `afresh` have another size than before, so what
 * was given up for good comes back where there is room.
 */
function fit(these: Iterable<Element>, afresh?: ReadonlySet<Element>): void {
  const known = [...these].filter((piece) => pieces.has(piece));
  for (const piece of known) {
    const giving = pieces.get(piece);
    if (giving && (!giving.lasts || afresh?.has(piece))) piece.classList.remove(...giving.classes);
  }
  giveWay(known);
  noteSizes(known);
}

/** Sets as many of the classes as it takes, besides those that are set already. Returns the pieces that got any. */
function giveWay(these: Element[]): Set<Element> {
  const gave = new Set<Element>();
  const next = (piece: Element) => pieces.get(piece)?.classes.find((name) => !piece.classList.contains(name));
  for (let cut = these; cut.length > 0;) {
    cut = cut.filter((piece) => next(piece) !== undefined && pieces.get(piece)?.isCut());
    for (const piece of cut) {
      piece.classList.add(next(piece) ?? '');
      gave.add(piece);
    }
  }
  // What was changed here need not be checked again.
  changed.takeRecords();
  return gave;
}

function noteSizes(these: Iterable<Element>): void {
  for (const piece of these)
    for (const part of [piece, ...piece.children]) fittedSize.set(part, sizeOf(part));
}

/** The pieces that contain something. */
function* around(part: Node | null): Iterable<Element> {
  for (let at = part; at; at = at.parentNode) if (at instanceof Element && pieces.has(at)) yield at;
}

/** Content can grow without a change inside too: when a class far above shows or hides part of it. */
function watchContent(piece: Element): void {
  for (const child of piece.children) resized.observe(child);
}

const resized = new ResizeObserver((sizes) => {
  const parts = sizes.map(({ target }) => target).filter((part) => fittedSize.get(part) !== sizeOf(part));
  fit(new Set(parts.flatMap((part) => [...around(part)])), new Set(parts));
});

/**
 * What changed inside a part may need more room now. If it needs less, the part has another size, of which `resized` is
 * told: to take all classes away with each change and to set them again would lay out the page several times.
 */
function fitChanged(): void {
  const grown = [...changedPieces].filter((piece) => pieces.has(piece) && !rebuiltPieces.has(piece));
  const rebuilt = [...rebuiltPieces];
  changedPieces.clear();
  rebuiltPieces.clear();
  fit(rebuilt);
  // A part that has become smaller is left to `resized`.
  noteSizes(giveWay(grown));
}

const beforeDrawn = oncePerFrame(fitChanged);

const changed = new MutationObserver((records) => {
  for (const { type, target, addedNodes } of records)
    for (const piece of around(target)) {
      changedPieces.add(piece);
      if (piece !== target || type !== 'childList') continue;
      rebuiltPieces.add(piece);
      if (addedNodes.length > 0) watchContent(piece);
    }
  if (![...rebuiltPieces].some((piece) => pieces.get(piece)?.atOnce)) return beforeDrawn.ask();
  beforeDrawn.stop();
  fitChanged();
});
// Code that writes all classes of the piece at once drops those that were set here.
const WATCHED = { childList: true, characterData: true, attributeFilter: ['class'], subtree: true };

const all = () => fit(pieces.keys(), new Set(pieces.keys()));
onFonts(all);
/**
 * Words that are not shown, because they gave way, change their length unseen with the language: what is shorter now may
 * fit again.
 */
const inOtherWords = oncePerFrame(all);
new MutationObserver(() => inOtherWords.ask()).observe(document.documentElement, {
  attributeFilter: ['lang'],
});

/**
 * Gives way where a piece would be cut: of `classes`, as many are set, in order, as it takes until the content fits.
 * The style sheets define what each of them leaves out or makes smaller. Checked again whenever the piece, its content
 * or the size of its content changes.
 */
export function fitted(...classes: string[]): Attachment<HTMLElement> {
  return givingWay(classes, isTooHigh);
}

/** The same for a piece that stays as it is once it gave way, until it has another size. */
export function fittedForGood(...classes: string[]): Attachment<HTMLElement> {
  return givingWay(classes, isTooHigh, { lasts: true });
}

/**
 * The same for a piece whose content can also be too wide. When it gets another part, it is fitted at once instead of
 * before the next frame: the browser may check what is under the pointer first, and would then count a layout shift for
 * positions that were never drawn. It costs an extra layout, so it is for pieces that seldom get another part.
 */
export function fittedBothWays(...classes: string[]): Attachment<HTMLElement> {
  const isCut = (node: HTMLElement) => isTooHigh(node) || node.scrollWidth > node.clientWidth + 1;
  return givingWay(classes, isCut, { atOnce: true });
}

const isTooHigh = (node: HTMLElement) => node.scrollHeight > node.clientHeight + 1;

function givingWay(
  classes: string[],
  isCut: (node: HTMLElement) => boolean,
  { lasts = false, atOnce = false } = {},
): Attachment<HTMLElement> {
  return (node) => {
    pieces.set(node, { classes, isCut: () => isCut(node), lasts, atOnce });
    resized.observe(node);
    watchContent(node);
    changed.observe(node, WATCHED);
    return () => forget(node);
  };
}

/**
 * Sets a class where a word would be broken because its place is too narrow for it: the style sheet then shows something
 * shorter. Checked again whenever the place changes its size.
 */
export function wholeWords(name: string): Attachment<HTMLElement> {
  return (node) => {
    const isCut = () => node.scrollWidth > node.clientWidth;
    pieces.set(node, { classes: [name], isCut, lasts: false, atOnce: false });
    resized.observe(node);
    return () => forget(node);
  };
}

function forget(piece: Element): void {
  pieces.delete(piece);
  changedPieces.delete(piece);
  rebuiltPieces.delete(piece);
  resized.unobserve(piece);
  for (const child of piece.children) resized.unobserve(child);
}
