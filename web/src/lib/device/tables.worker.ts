import { Engine } from './engine';
import { House } from './house';
import { isNewer, openKeep } from './keep';
import { helperCount, Thinker } from './thinker';
import type { FromDevice, ToDevice } from './words';

/** Holds this device's tables for one page. First comes the engine; what comes after it waits until all is ready. */
const CHANGES = 'meseta.device';

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANGES);
const tell = (word: FromDevice) => postMessage(word);
let house: Promise<House> | undefined;

async function open(bytes: ArrayBuffer): Promise<House> {
  // A plain file server may not know the type that streaming asks for.
  const module = await WebAssembly.compile(bytes);
  const thinker = () => new Thinker(module);
  const opened = new House({
    engine: () => Engine.of(module),
    keep: await openKeep(),
    thinkers: {
      bots: thinker(),
      hints: thinker(),
      reviews: thinker(),
      study: thinker(),
      helpers: Array.from({ length: helperCount(navigator) }, thinker),
    },
    tell,
    changed: (table) => channel?.postMessage(table),
  });
  await opened.start();
  if (channel) channel.onmessage = ({ data }: MessageEvent<string>) => void opened.changedElsewhere(data);
  return opened;
}

function take(house: House, word: ToDevice): void {
  switch (word.type) {
    case 'request':
      house.request(word.id, word.method, word.path, word.body, word.seat);
      break;
    case 'cancel':
      house.cancel(word.id);
      break;
    case 'listen':
      house.listen(word.tables);
      break;
    case 'engine':
  }
}

addEventListener('message', ({ data }: MessageEvent<ToDevice>) => {
  if (data.type === 'engine') house = open(data.bytes);
  void house
    ?.then((opened) => take(opened, data))
    .catch((error: unknown) => {
      if (isNewer(error)) {
        tell({ type: 'newer' });
        return;
      }
      // The page starts a fresh worker when this one ends.
      setTimeout(() => {
        throw error;
      });
    });
});
