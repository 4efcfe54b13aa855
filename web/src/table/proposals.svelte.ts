import { t } from '../lib/i18n/i18n.svelte';
import { api } from '../lib/net/api';
import { seatName } from '../lib/names';
import { problemWords } from '../lib/net/problem';
import { paceWords } from '../lib/pace';
import { toasts } from '../ui/toasts.svelte';
import type { OpenProposal, Proposal, Seat, TableSummary } from '../wire';

/** What proposals need to know about a table. */
export interface ProposalFacts {
  table: TableSummary | undefined;
  /** The step of the viewer's own last decision that stands. */
  lastOwn: number | undefined;
  /** Whether the viewer may take that back without asking anybody. */
  free: boolean;
  over: boolean;
}

/** What a proposal asks for, as a sentence that names its maker. */
export function proposalWords(open: OpenProposal, table: TableSummary): string {
  const maker = table.seats[open.by];
  const player = maker ? seatName(maker) : '';
  if (open.proposal.kind === 'pace')
    return t('proposal-pace', { player, pace: paceWords(open.proposal.pace) });
  return t(open.proposal.kind === 'move' ? 'proposal-move' : 'proposal-undo', { player });
}

/** What the people at a table agree on: another clock, or taking back more than one's own last decision. */
export class Proposals {
  sending = $state(false);
  readonly #facts: () => ProposalFacts;
  #last: { open: OpenProposal; pace: string; version: number } | undefined;

  constructor(facts: () => ProposalFacts) {
    this.#facts = facts;
  }

  get open(): OpenProposal | undefined {
    return this.#facts().table?.proposal ?? undefined;
  }

  get me(): Seat | undefined {
    return this.#facts().table?.seats.find((seat) => seat.mine)?.seat;
  }

  /** Whether the open proposal waits for the viewer. */
  get mustAnswer(): boolean {
    const { open, me } = this;
    return open !== undefined && me !== undefined && open.missing.includes(me);
  }

  /** Whether the viewer may propose anything now. */
  get may(): boolean {
    const { table, over } = this.#facts();
    const mine = table?.seats.find((seat) => seat.mine);
    return table?.state === 'running' && !over && mine !== undefined && !mine.stand_in && !this.open;
  }

  /** Whether there is something to take back that others have to agree to. */
  get mayAskBack(): boolean {
    const { lastOwn, free } = this.#facts();
    return this.may && !free && lastOwn !== undefined;
  }

  async askBack(): Promise<void> {
    const { lastOwn } = this.#facts();
    if (lastOwn !== undefined) await this.propose({ kind: 'undo', step: lastOwn });
  }

  async propose(proposal: Proposal): Promise<void> {
    await this.#ask((id) => api.propose(id, proposal));
  }

  async answer(agree: boolean): Promise<void> {
    const { open } = this;
    if (open) await this.#ask((id) => api.answerProposal(id, open.id, agree));
  }

  /** Says what is new; returns it for screen readers. */
  notice(): string {
    const { table } = this.#facts();
    const { open, me } = this;
    if (!table) return '';
    const before = this.#last;
    const now = { pace: JSON.stringify(table.pace), version: table.version };
    this.#last = open && { open, ...now };
    if (open && open.id !== before?.open.id && this.mustAnswer) {
      const words = proposalWords(open, table);
      toasts.say(words, 'told', open.by);
      return words;
    }
    const nothing = before !== undefined && before.pace === now.pace && before.version === now.version;
    if (!open && nothing && before.open.by === me && table.state === 'running') {
      toasts.say(t('proposal-declined'));
      return t('proposal-declined');
    }
    return '';
  }

  async #ask(request: (id: string) => Promise<unknown>): Promise<void> {
    const { table } = this.#facts();
    if (this.sending || !table) return;
    this.sending = true;
    try {
      await request(table.id);
    } catch (error) {
      toasts.say(problemWords(error), 'bad');
    } finally {
      this.sending = false;
    }
  }
}
