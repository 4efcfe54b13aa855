import { drawn } from './frame';

const waiting = new Set<() => void>();
let busy = false;

/**
 * Does a job after all that were asked for before it, each in a frame of its own: between two of them, whatever the
 * reader does is answered. Returns what takes the job back.
 */
export function inTurn(job: () => void): () => void {
  const own = () => job();
  waiting.add(own);
  if (!busy) void work();
  return () => waiting.delete(own);
}

async function work(): Promise<void> {
  busy = true;
  await drawn();
  for (const job of waiting) {
    waiting.delete(job);
    try {
      job();
    } catch (error) {
      // One that fails holds up no other.
      reportError(error);
    }
    await drawn();
  }
  busy = false;
}
