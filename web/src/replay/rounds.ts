/** Which numbers of rounds stand under the line of a replay. */

/** A round of a game, and the position that it begins at. */
export interface RoundStart {
  round: number;
  position: number;
}

/** Every round, every second, every fifth and so on: what a reader counts on without thinking. */
const STEPS = [1, 2, 5, 10, 20, 50];
/** What a digit takes, and what has to be free between two numbers, in pixels. */
const DIGIT_PX = 7;
const FREE_PX = 5;

/** How wide a number is, in pixels. */
const widthOf = (round: number): number => String(round).length * DIGIT_PX;

/**
 * The rounds whose numbers have room next to each other on a line of this width, which stands for `last` positions:
 * those of the smallest step that lets none touch another.
 */
export function roundsWithRoom(rounds: readonly RoundStart[], last: number, width: number): Set<number> {
  const at = ({ position }: RoundStart) => (last === 0 ? 0 : (width * position) / last);
  for (const step of STEPS) {
    const shown = rounds.filter(({ round }) => round % step === 0);
    const fits = shown.every((next, index) => {
      const before = shown[index - 1];
      const room = (widthOf(next.round) + widthOf(before?.round ?? 0)) / 2 + FREE_PX;
      return !before || at(next) - at(before) >= room;
    });
    if (fits) return new Set(shown.map(({ round }) => round));
  }
  return new Set();
}
