import { Engine } from './engine';
import type { Found, Thought } from './words';

/** Thinks for the worker that made it: first comes the module, then one thought after another. */
let engine: Promise<Engine> | undefined;

addEventListener('message', ({ data }: MessageEvent<WebAssembly.Module | Thought>) => {
  if (data instanceof WebAssembly.Module) {
    engine = Engine.of(data);
    return;
  }
  void engine
    ?.then(
      (engine) => {
        const [said] = engine.take({ type: 'think', ...data });
        postMessage(said as Found | undefined);
      },
      (error: unknown) => postMessage({ nothing: String(error) } satisfies Found),
    )
    .catch((error: unknown) => {
      // An engine that has failed is not asked again: the worker ends, and the next thought gets a new one.
      setTimeout(() => {
        throw error;
      });
    });
});
