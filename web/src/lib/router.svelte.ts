import { askedOf, drawnOf } from '../table/games';

/** The pages of the client. Every one has an address that can be sent to somebody. */
export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string | undefined }
  | { page: 'table'; id: string }
  | { page: 'join'; code: string }
  | { page: 'replay'; id: string; step: number | undefined }
  | { page: 'rules'; game: string; anchor: string | undefined }
  | { page: 'about' }
  | { page: 'unknown' };

const FIRST_GAME = askedOf(undefined).id;

/** Reads an address. */
export function parse(path: string): Route {
  const [head = '', first = '', second = ''] = path.split('/').filter(Boolean).map(decode);
  if (head === '') return { page: 'lobby' };
  if (head === 'new') return { page: 'new', game: first || undefined };
  if (head === 'about') return { page: 'about' };
  if (head === 'rules') return rulesRoute(first, second);
  if (head === 'table' && first) return { page: 'table', id: first };
  if (head === 'join' && first) return { page: 'join', code: first };
  if (head === 'replay' && first) return { page: 'replay', id: first, step: stepOf(second) };
  return { page: 'unknown' };
}

/** Addresses, so that no page spells them out. */
export const paths = {
  lobby: () => '/',
  newTable: (game?: string) => '/new' + (game ? `/${encodeURIComponent(game)}` : ''),
  table: (id: string) => `/table/${encodeURIComponent(id)}`,
  join: (code: string) => `/join/${encodeURIComponent(code)}`,
  replay: (id: string, step?: number) =>
    `/replay/${encodeURIComponent(id)}` + (step === undefined ? '' : `/${step}`),
  /** The rules of the first game have an address without its name, because links in old mails lead there. */
  rules: (anchor?: string, game = FIRST_GAME) =>
    '/rules' +
    (game === FIRST_GAME ? '' : `/${encodeURIComponent(game)}`) +
    (anchor ? `/${encodeURIComponent(anchor)}` : ''),
  about: () => '/about',
};

function rulesRoute(first: string, second: string): Route {
  const other = first !== FIRST_GAME && drawnOf(first) !== undefined;
  return {
    page: 'rules',
    game: other ? first : FIRST_GAME,
    anchor: (other ? second : first) || undefined,
  };
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
  route = $state.raw<Route>(parse(location.pathname));

  /** Listens to the browser's back and forward buttons, and to presses on our own links. */
  start(): void {
    addEventListener('popstate', () => (this.route = parse(location.pathname)));
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !ownLink(link, event)) return;
      event.preventDefault();
      this.go(link.pathname + link.hash);
    });
  }

  go(path: string, replace = false): void {
    if (path !== location.pathname + location.hash) {
      history[replace ? 'replaceState' : 'pushState'](null, '', path);
    }
    this.route = parse(location.pathname);
  }
}

function ownLink(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const here = link.origin === location.origin && !link.pathname.startsWith('/api');
  const jump = link.hash !== '' && link.pathname === location.pathname;
  return plain && here && !jump && !link.target && !link.hasAttribute('download') && !event.defaultPrevented;
}

/** The page's only router. */
export const router = new Router();
