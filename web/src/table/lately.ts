import { getContext, setContext } from 'svelte';
import type { LogLine } from './log';

const KEY = Symbol('what happened last');

/** Makes known to the bar what happened last. */
export const provideLately = (lines: () => LogLine[]) => setContext(KEY, lines);

/** The last lines of the log, newest first; none where nobody is playing. */
export const latelyHere = (): (() => LogLine[]) =>
  getContext<(() => LogLine[]) | undefined>(KEY) ?? (() => []);
