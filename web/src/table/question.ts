import { plain } from '../lib/i18n/rich';
import { tell, type Readers } from '../lib/i18n/said';
import type { Question as Told } from '../wire';

/** The question in words. */
export interface Question {
  title: string;
  more: string;
}

/** What the server says is asked, in words; empty for a player who is not asked. */
export const questionWords = (told: Told | undefined, readers: Readers): Question => ({
  title: told ? plain(tell(told.title, readers)) : '',
  more: told?.more ? plain(tell(told.more, readers)) : '',
});
