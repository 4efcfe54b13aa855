import type { BotId, SeatChoice } from '../../wire';

/** Who is to take a seat of the new table. */
export type Sitter =
  | { kind: 'me' }
  | { kind: 'open' }
  /** Somebody else who plays at this device. */
  | { kind: 'here'; name: string }
  | { kind: 'bot'; bot: BotId };

/** Who sits at a new table, whatever is played. Everything is preset, so that it can be opened at any time. */
export class Seating {
  players = $state(4);
  sitters = $state<Sitter[]>([]);
  name = $state('');
  /** Who plays for people who are away; the strongest bot unless another is chosen. */
  standIn = $state<BotId | undefined>();

  /** Whether the lobby lists the table, so that anyone can join. */
  listed = $state(false);

  /** `newcomer` takes the seats that nobody has been chosen for: a friend, unless friends can't come. */
  constructor(private readonly newcomer: Sitter = { kind: 'open' }) {
    this.seat(4);
  }

  /** Sets the number of players; seats that stay keep their occupant. */
  seat(players: number): void {
    this.players = players;
    this.sitters = Array.from(
      { length: players },
      (_, seat): Sitter => this.sitters[seat] ?? (seat === 0 ? { kind: 'me' } : this.newcomer),
    );
  }

  sit(seat: number, sitter: Sitter): void {
    this.sitters = this.sitters.map((old, index) => (index === seat ? sitter : old));
  }

  get openSeats(): number {
    return this.sitters.filter((sitter) => sitter.kind === 'open').length;
  }

  seats(): SeatChoice[] {
    return this.sitters.map((sitter) => (sitter.kind === 'here' ? { kind: 'me' } : { ...sitter }));
  }

  /** The names of those who share the device with the visitor. */
  people(): string[] {
    return this.sitters.flatMap((sitter) => (sitter.kind === 'here' ? [sitter.name.trim()] : []));
  }
}
