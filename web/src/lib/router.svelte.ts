import { askedOf, drawnOf } from '../table/games';
import { IS_SITE } from './device/place';

/** The pages of the client. Every one has an address that can be sent to somebody. */
export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string | undefined; here: boolean }
  | { page: 'table'; id: string }
  | { page: 'join'; code: string }
  | { page: 'replay'; id: string; step: number | undefined; reviewed: boolean }
  | { page: 'rules'; game: string; anchor: string | undefined }
  | { page: 'openings'; game: string | undefined }
  | { page: 'learn'; game: string; chapter: string | undefined }
  | { page: 'puzzles'; game: string; puzzle: string | undefined }
  | { page: 'study'; id: string; step: number | undefined }
  | { page: 'about' }
  | { page: 'ratings' }
  | { page: 'account' }
  | { page: 'friends' }
  | { page: 'private'; handle: string }
  | { page: 'friend'; link: string }
  | { page: 'host' }
  | { page: 'statistics'; of: string | undefined }
  | { page: 'mail'; token: string }
  | { page: 'archive' }
  | { page: 'unknown' };

const FIRST_GAME = askedOf(undefined).id;

/** Ends the address of a new table that is to live on this device. */
const HERE = 'here';

/** Ends the address of a moment of a replay that is about the decision taken there. */
const REVIEWED = 'review';

/** Reads an address. */
export function parse(path: string): Route {
  const [head = '', first = '', second = '', third = ''] = path.split('/').filter(Boolean).map(decode);
  if (head === '') return { page: 'lobby' };
  if (head === 'new') return { page: 'new', game: first || undefined, here: second === HERE };
  if (head === 'about') return { page: 'about' };
  if (head === 'openings') return { page: 'openings', game: first || undefined };
  if (head === 'learn') return learnRoute(first, second);
  if (head === 'puzzles') return { page: 'puzzles', game: askedOf(first).id, puzzle: second || undefined };
  if (head === 'ratings' && !IS_SITE) return { page: 'ratings' };
  if (head === 'account' && !IS_SITE) return { page: 'account' };
  if (head === 'friends' && first && !IS_SITE) return { page: 'private', handle: first };
  if (head === 'friends' && !IS_SITE) return { page: 'friends' };
  if (head === 'friend' && first && !IS_SITE) return { page: 'friend', link: first };
  if (head === 'host' && !IS_SITE) return { page: 'host' };
  if (head === 'statistics' && !IS_SITE) return { page: 'statistics', of: first || undefined };
  if (head === 'mail' && first && !IS_SITE) return { page: 'mail', token: first };
  if (head === 'archive' && !IS_SITE) return { page: 'archive' };
  if (head === 'rules') return rulesRoute(first, second);
  if (head === 'table' && first) return { page: 'table', id: first };
  if (head === 'study') return { page: 'study', id: first, step: stepOf(second) };
  if (head === 'join' && first) return { page: 'join', code: first };
  if (head === 'replay' && first) return replayRoute(first, second, third);
  return { page: 'unknown' };
}

/** A plain file server knows only the address of the page itself: what follows a `#` is the page's own business. */
const START = IS_SITE ? '#' : '';

/** Addresses, so that no page spells them out. */
export const paths = {
  lobby: () => `${START}/`,
  newTable: (game?: string) => `${START}/new` + (game ? `/${encodeURIComponent(game)}` : ''),
  /** A new table on this device. */
  newTableHere: (game: string) => `${START}/new/${encodeURIComponent(game)}/${HERE}`,
  table: (id: string) => `${START}/table/${encodeURIComponent(id)}`,
  join: (code: string) => `${START}/join/${encodeURIComponent(code)}`,
  replay: (id: string, step?: number) =>
    `${START}/replay/${encodeURIComponent(id)}` + (step === undefined ? '' : `/${step}`),
  /** The moment of a decision, with what a review says about it. */
  decision: (id: string, step: number) => `${START}/replay/${encodeURIComponent(id)}/${step}/${REVIEWED}`,
  /** An analysis board that begins with a moment of a game. */
  study: (id: string, step: number) => `${START}/study/${encodeURIComponent(id)}/${step}`,
  /** An analysis board that the address itself carries, in the part that is never sent to a server. */
  board: (link: string) => (IS_SITE ? `#/study/${link}` : `/study#${link}`),
  /** The rules of the first game have an address without its name, because links in old mails lead there. */
  rules: (anchor?: string, game = FIRST_GAME) =>
    `${START}/rules` +
    (game === FIRST_GAME ? '' : `/${encodeURIComponent(game)}`) +
    (anchor ? `/${encodeURIComponent(anchor)}` : ''),
  /** Who wins, in numbers. */
  openings: (game: string) => `${START}/openings/${encodeURIComponent(game)}`,
  /** The lessons of a game, or one of their chapters. */
  learn: (game = FIRST_GAME, chapter?: string) =>
    `${START}/learn/${encodeURIComponent(game)}` + (chapter ? `/${encodeURIComponent(chapter)}` : ''),
  /** The puzzles of a game, or one of them; `day` for the one of today. */
  puzzles: (game: string, puzzle?: string) =>
    `${START}/puzzles/${encodeURIComponent(game)}` + (puzzle ? `/${encodeURIComponent(puzzle)}` : ''),
  about: () => `${START}/about`,
  ratings: () => `${START}/ratings`,
  account: () => `${START}/account`,
  friends: () => `${START}/friends`,
  /** The private chat with a friend, or with somebody whom the visitor has blocked. */
  private: (handle: string) => `${START}/friends/${encodeURIComponent(handle)}`,
  /** Where others can ask somebody to be friends. */
  friend: (link: string) => `${START}/friend/${encodeURIComponent(link)}`,
  /** The host's work, for whoever has the right. */
  host: () => `${START}/host`,
  /** All tables of the visitor. */
  archive: () => `${START}/archive`,
  /** How games went: everybody's, those of `me`, or those of the person with this code. */
  statistics: (of?: string) => `${START}/statistics` + (of ? `/${encodeURIComponent(of)}` : ''),
};

/** A whole address, to be sent to somebody. */
export const addressOf = (path: string): string => new URL(path, location.href).href;

/** The path that the browser is at. */
function here(): string {
  return IS_SITE ? location.hash.slice(1) : location.pathname;
}

function learnRoute(game: string, chapter: string): Route {
  return { page: 'learn', game: askedOf(game).id, chapter: chapter || undefined };
}

function rulesRoute(first: string, second: string): Route {
  const other = first !== FIRST_GAME && drawnOf(first) !== undefined;
  return {
    page: 'rules',
    game: other ? first : FIRST_GAME,
    anchor: (other ? second : first) || undefined,
  };
}

function replayRoute(id: string, place: string, last: string): Route {
  const step = stepOf(place);
  return { page: 'replay', id, step, reviewed: step !== undefined && last === REVIEWED };
}

function stepOf(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Which page is shown, and how to go elsewhere without reloading. */
export class Router {
  route = $state.raw<Route>(parse(here()));

  /** Listens to the browser's back and forward buttons, and to presses on our own links. */
  start(): void {
    addEventListener('popstate', () => (this.route = parse(here())));
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      // The address of an analysis board carries the board: no jump may take its place.
      if (this.route.page === 'study' && link.getAttribute('href')?.startsWith('#') && !IS_SITE) {
        event.preventDefault();
        jumpTo(link.hash.slice(1));
        return;
      }
      if (!ownLink(link, event)) return;
      event.preventDefault();
      if (!IS_SITE) this.go(link.pathname + link.hash);
      else if (link.hash.startsWith('#/')) this.go(link.hash);
      else jumpTo(link.hash.slice(1));
    });
  }

  go(path: string, replace = false): void {
    if (path !== (IS_SITE ? location.hash : location.pathname + location.hash)) {
      history[replace ? 'replaceState' : 'pushState'](null, '', path);
    }
    this.route = parse(here());
  }
}

function ownLink(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const here = link.origin === location.origin && !link.pathname.startsWith('/api');
  const jump = !IS_SITE && link.hash !== '' && link.pathname === location.pathname;
  // Other files of the site, such as the book, are pages of their own.
  if (IS_SITE && (link.hash === '' || link.pathname !== location.pathname)) return false;
  return plain && here && !jump && !link.target && !link.hasAttribute('download') && !event.defaultPrevented;
}

/** Goes to a place within the page, whose name can't be in the address: the address says which page it is. */
function jumpTo(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView();
  place?.focus();
}

/** The page's only router. */
export const router = new Router();
