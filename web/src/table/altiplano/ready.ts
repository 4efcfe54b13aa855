import type { ReadyAction } from './wire';

/** An action whose tiles are ready, according to the server, with the key of its choice. */
export interface Ready extends ReadyAction {
  key: string;
}

/** The same with their keys; if one appears several times, its number distinguishes it. */
export function keyed(actions: readonly ReadyAction[]): Ready[] {
  const times = new Map<string, number>();
  return actions.map((ready, index) => {
    const key = ready.action ?? `use ${ready.place}`;
    const before = times.get(key) ?? 0;
    times.set(key, before + 1);
    return { ...ready, key: before > 0 ? `${key} ${index}` : key };
  });
}
