import { getContext, setContext } from 'svelte';
import type { Talk } from '../lib/state/talk.svelte';
import type { TableSummary } from '../wire';

/** The chat of the table on this page, and who sits there. */
export interface TalkHere {
  talk: Talk;
  table: () => TableSummary | undefined;
}

const KEY = Symbol('the chat of a table');

/** Makes the chat of a table known to everything on its page. */
export const provideTalk = (here: TalkHere) => setContext(KEY, here);

/** The chat of the table on this page; undefined where there is none, as in a replay. */
export const talkHere = (): TalkHere | undefined => getContext<TalkHere | undefined>(KEY);

/** Whether there is anybody to talk to: somebody else sits here, or did and said something. */
export const hasCompany = ({ talk, table }: TalkHere): boolean =>
  talk.isOn &&
  (talk.lines.length > 0 || (table()?.seats.filter((seat) => seat.kind === 'person').length ?? 0) > 1);
