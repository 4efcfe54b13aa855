import { tick } from 'svelte';
import { clearPart, shiftOf } from '../table/sight';
import { tabs, type TabName } from '../table/tabs.svelte';
import type { GameId } from '../wire';
import ANCHORS from './anchors.json';

interface Anchor {
  /** On a phone, the view that has it; null if it is in all. */
  view: TabName | null;
  selector: string;
}

const POINTED = 'data-pointed';

/** With this much of it in sight, a place is seen. */
const ENOUGH_PX = 80;

/** The place with this name at a game's table. */
const anchorOf = (game: GameId, name: string): Anchor | undefined =>
  (ANCHORS as Record<string, Record<string, Anchor>>)[game]?.[name];

/** On a phone, shows the view that a place is in. */
export function showView(game: GameId, name: string): void {
  const view = anchorOf(game, name)?.view;
  if (view) tabs.follow(view, true);
}

/** Scrolls a place between the words above it and the bar below; it stays where it is if it can be seen. */
function bringIntoSight(place: Element): void {
  const card = document.querySelector('.lesson-card');
  const above =
    card && getComputedStyle(card).position === 'sticky' ? card.getBoundingClientRect().bottom : 0;
  if (place.closest('.dock')) return;
  const shift = shiftOf(place.getBoundingClientRect(), { ...clearPart(), above }, { enough: ENOUGH_PX });
  if (shift !== 0) scrollBy({ top: shift });
}

/** Marks a place on the table; returns what ends that. */
export function pointAt(game: GameId, name: string): () => void {
  const anchor = anchorOf(game, name);
  if (!anchor) return () => undefined;
  let ended = false;
  void tick().then(() => {
    if (ended) return;
    const places = [...document.querySelectorAll(anchor.selector)];
    for (const place of places) place.setAttribute(POINTED, '');
    const [first] = places.filter((place) => place.getClientRects().length > 0);
    if (first) bringIntoSight(first);
  });
  return () => {
    ended = true;
    for (const place of document.querySelectorAll(`[${POINTED}]`)) place.removeAttribute(POINTED);
  };
}
