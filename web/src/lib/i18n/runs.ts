import type { Said, SaidValue } from '../../wire';

/** The sentences in order, with those that continue each other merged into one. */
export function runs(said: readonly Said[]): Said[] {
  const all: Said[] = [];
  for (const next of said) {
    const last = all.at(-1);
    const run = last && together(last, next);
    if (run) all[all.length - 1] = run;
    else all.push(next);
  }
  return all;
}

/** Two sentences as one, if both can be continued and differ only in numbers and lists. */
export function together(one: Said, next: Said): Said | undefined {
  return one.goes_on && next.goes_on ? joined(one, next) : undefined;
}

function joined(one: Said, next: Said): Said | undefined {
  const names = Object.keys(one.values ?? {});
  if (one.id !== next.id || one.about !== next.about) return undefined;
  if (names.length !== Object.keys(next.values ?? {}).length) return undefined;
  const values: Record<string, SaidValue> = {};
  for (const name of names) {
    const [mine, more] = [one.values?.[name], next.values?.[name]];
    const sum = mine === undefined || more === undefined ? undefined : added(mine, more);
    if (sum === undefined) return undefined;
    values[name] = sum;
  }
  return { ...one, values };
}

/** Two values as one: a sum, a longer list, or the value itself if both are the same. */
function added(one: SaidValue, next: SaidValue): SaidValue | undefined {
  if (typeof one === 'number' && typeof next === 'number') return one + next;
  if (isList(one) && isList(next)) return { all: next.all.reduce(inserted, one.all) };
  return JSON.stringify(one) === JSON.stringify(next) ? one : undefined;
}

/**
 * A list with one more item: merged into the item that it can be added to, or else inserted before those of greater
 * rank.
 */
function inserted(items: SaidValue[], item: SaidValue): SaidValue[] {
  for (const [index, known] of items.entries()) {
    const sum = hasAmount(known) && isSaid(item) ? joined(known, item) : undefined;
    if (sum) return items.with(index, sum);
  }
  const later = items.findIndex((known) => rankOf(known) > rankOf(item));
  return later < 0 ? [...items, item] : items.toSpliced(later, 0, item);
}

const isList = (value: SaidValue): value is { all: SaidValue[] } =>
  typeof value === 'object' && 'all' in value;
const isSaid = (value: SaidValue): value is Said => typeof value === 'object' && 'id' in value;
const rankOf = (value: SaidValue): number => (isSaid(value) ? (value.rank ?? 0) : 0);

/** Whether an item of a list says how many; names alone are not merged. */
const hasAmount = (value: SaidValue): value is Said =>
  isSaid(value) && Object.values(value.values ?? {}).some((one) => typeof one === 'number' || isList(one));
