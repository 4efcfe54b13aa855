import type { Seat } from '../wire';

/** All seats clockwise from the one that is asked; none if several are, or nobody is. */
export function clockwise(asked: readonly Seat[], count: number): Seat[] {
  const [first] = asked;
  if (first === undefined || asked.length > 1) return [];
  return Array.from({ length: count }, (_, step) => (first + step) % count);
}
