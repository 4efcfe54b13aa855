/** How long a frame is waited for, in milliseconds; a page that nobody sees draws none. */
const PATIENCE_MS = 100;

/** A job that is done at most once a frame, right before it is drawn, however often it is asked for until then. */
export interface FrameJob {
  ask: () => void;
  /** Forgets that the job was asked for. */
  stop: () => void;
}

/** What reads the layout belongs into such a job: between two changes, the table would be laid out for each of them. */
export function oncePerFrame(job: () => void): FrameJob {
  let asked: number | undefined;
  return {
    ask: () => {
      asked ??= requestAnimationFrame(() => {
        asked = undefined;
        job();
      });
    },
    stop: () => {
      if (asked !== undefined) cancelAnimationFrame(asked);
      asked = undefined;
    },
  };
}

/** Resolves once what has changed is drawn, or if nothing is drawn, soon. */
export function drawn(): Promise<void> {
  return new Promise((done) => {
    const late = setTimeout(done, document.hidden ? 0 : PATIENCE_MS);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(done);
    });
  });
}
