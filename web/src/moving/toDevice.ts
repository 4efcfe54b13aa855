import { api } from '../lib/net/api';
import { paths, router } from '../lib/router.svelte';

/** Opens a game that has left its table on this device; the table keeps it, so that nothing is lost if that fails. */
export async function openHere(table: string): Promise<void> {
  const here = await api.arriveHere(await api.departure(table));
  router.go(paths.table(here.id));
}
