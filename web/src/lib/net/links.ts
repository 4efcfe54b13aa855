import { Hub, type Wish, type Word } from './hub';

/** A page's way to the hub. */
export interface Link {
  send: (wish: Wish) => void;
}

export interface LinkEars {
  word: (word: Word) => void;
  /** The hub is new and needs to be told again what this page shows. */
  lost: () => void;
  /** There is no hub at the other end. */
  failed: () => void;
}

/**
 * The hub that all pages share: in a shared worker; if the browser has none (as in Chrome on Android for a long time),
 * in the page that holds the lock; if it has no locks either (no HTTPS), each page has its own.
 */
export function linkToHub(ears: LinkEars): Link {
  if (typeof SharedWorker !== 'undefined') return sharedWorker(ears);
  if (typeof BroadcastChannel !== 'undefined' && typeof navigator.locks?.request === 'function')
    return leader(ears);
  return ownHub(ears);
}

/** A hub in this page, for this page alone. */
export function ownHub(ears: LinkEars): Link {
  const hub = new Hub();
  return { send: (wish) => hub.take('this', wish, ears.word) };
}

function sharedWorker(ears: LinkEars): Link {
  const worker = new SharedWorker(new URL('./hub.worker.ts', import.meta.url), { type: 'module' });
  worker.port.onmessage = ({ data }: MessageEvent<Word>) => ears.word(data);
  worker.onerror = () => ears.failed();
  return { send: (wish) => worker.port.postMessage(wish) };
}

const NAME = 'meseta.stream';

type Letter =
  | { from: string; wish: Wish }
  | { to: string; word: Word }
  /** Another page now holds the hub. */
  | { led: true };

/** The hub in whichever page holds the lock; when that page goes away, the next one takes over. */
function leader(ears: LinkEars): Link {
  const me = Math.random().toString(36).slice(2);
  const channel = new BroadcastChannel(NAME);
  const say = (letter: Letter) => channel.postMessage(letter);
  let hub: Hub | undefined;
  channel.onmessage = ({ data }: MessageEvent<Letter>) => {
    if ('led' in data) ears.lost();
    else if ('to' in data) {
      if (data.to === me) ears.word(data.word);
    } else hub?.take(data.from, data.wish, (word) => say({ to: data.from, word }));
  };
  void navigator.locks.request(NAME, () => {
    hub = new Hub();
    say({ led: true });
    ears.lost();
    // Held until the page goes away.
    return new Promise(() => {});
  });
  return {
    send: (wish) => {
      if (hub) hub.take(me, wish, ears.word);
      else say({ from: me, wish });
    },
  };
}
