import type { BotId, SeatChoice } from '../../wire';

/** Who is to take a seat of the new table. */
export type Sitter =
  | { kind: 'me' }
  | { kind: 'open' }
  /** Somebody else who plays at this device. */
  | { kind: 'here'; name: string }
  | { kind: 'bot'; bot: BotId };

/** The order of seats in which this one and the one before have changed places. */
export function movedUp(seats: number, seat: number): number[] {
  const order = Array.from({ length: seats }, (_, index) => index);
  if (seat > 0 && seat < seats) [order[seat - 1], order[seat]] = [seat, seat - 1];
  return order;
}

/** How many moves spectators are kept behind, if they are. */
export const MOVES_BEHIND = 5;

/** Who sits at a new table, whatever is played. Everything is preset, so that it can be opened at any time. */
export class Seating {
  players = $state(4);
  sitters = $state<Sitter[]>([]);
  name = $state('');
  /** Who plays for people who are away; the strongest bot unless another is chosen. */
  standIn = $state<BotId | undefined>();

  /** Whether the lobby lists the table, so that anyone can join. */
  listed = $state(false);

  /** Whether the seats are dealt at random when the game starts; otherwise everybody sits as arranged. */
  shuffle = $state(true);
  /** Whether people bid points for the seats instead. */
  bids = $state(false);
  /** Whether all people are asked before the game starts; undefined while nothing has been chosen. */
  readyCheck = $state<boolean | undefined>();

  /** Whether the game counts for ratings. */
  rated = $state(false);
  /** Whether spectators see the table as it was some moves ago. */
  keepsBehind = $state(false);

  /** Whether bots of people may play although the game is rated or in the lobby. */
  programs = $state(false);

  /** `newcomer` takes the seats that nobody has been chosen for: a friend, unless friends can't come. */
  constructor(private readonly newcomer: Sitter = { kind: 'open' }) {
    this.seat(4);
  }

  /** Sets the number of players; seats that stay keep their occupant. */
  seat(players: number): void {
    this.players = players;
    const sitters = Array.from({ length: players }, (_, seat) => this.sitters[seat] ?? this.newcomer);
    const isHere = sitters.some((sitter) => sitter.kind === 'me');
    // Whoever makes the table plays: first as a rule, or in the last of the seats that are left.
    if (!isHere) sitters[this.sitters.length > 0 ? players - 1 : 0] = { kind: 'me' };
    this.sitters = sitters;
  }

  /** Swaps a seat's occupant with the one before. */
  moveUp(seat: number): void {
    const order = movedUp(this.sitters.length, seat);
    this.sitters = order.flatMap((from) => this.sitters[from] ?? []);
  }

  sit(seat: number, sitter: Sitter): void {
    this.sitters = this.sitters.map((old, index) => (index === seat ? sitter : old));
  }

  /** Bots that the game lacks give their seats to the strongest one that it has. */
  offer(bots: readonly BotId[]): void {
    const strongest = bots.at(-1);
    const isLacking = (sitter: Sitter) => sitter.kind === 'bot' && !bots.includes(sitter.bot);
    if (strongest && this.sitters.some(isLacking)) {
      this.sitters = this.sitters.map((sitter) =>
        isLacking(sitter) ? { kind: 'bot', bot: strongest } : sitter,
      );
    }
    if (this.standIn && !bots.includes(this.standIn)) this.standIn = undefined;
  }

  get openSeats(): number {
    return this.sitters.filter((sitter) => sitter.kind === 'open').length;
  }

  /** Whether strangers meet, who are asked in any case; bids are given along with the answer. */
  mustAsk(isOverDays: boolean): boolean {
    return this.bids || (this.listed && !isOverDays);
  }

  /** Whether all people will be asked before the game starts; where seats are arranged, unless the maker wants it otherwise. */
  asks(isOverDays: boolean): boolean {
    return this.mustAsk(isOverDays) || (this.readyCheck ?? !this.shuffle);
  }

  seats(): SeatChoice[] {
    return this.sitters.map((sitter) => (sitter.kind === 'here' ? { kind: 'me' } : { ...sitter }));
  }

  /** The names of those who share the device with the visitor. */
  people(): string[] {
    return this.sitters.flatMap((sitter) => (sitter.kind === 'here' ? [sitter.name.trim()] : []));
  }
}
