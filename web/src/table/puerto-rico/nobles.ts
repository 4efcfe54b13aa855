import { t, type Args } from '../../lib/i18n/i18n.svelte';
import { mark } from '../../lib/i18n/rich';
import type { Event } from './wire';
import { buildingName, goodName, tileName } from './words';

/** What a building pays by itself; nothing where it pays nothing. */
export function buildingPaid(
  building: string,
  what: 'points' | 'doubloons',
  count: number,
  about: Args,
): string | undefined {
  if (count === 0) return undefined;
  const name = mark('building', building, buildingName(building));
  return t(`log-building-${what}`, { ...about, building: name, count });
}

/** The facts of Nobles in words; nothing for facts that another line already tells, or of other expansions. */
export function nobleSentence(event: Event, about: Args): string | undefined {
  switch (event.type) {
    case 'noble_arrived':
      return t('log-noble-arrived', about);
    case 'noble_refused':
      return t('log-noble-refused', about);
    case 'villa_brought':
      return t(event.noble ? 'log-villa-noble' : 'log-villa-worker', about);
    case 'tile_given_up':
      return givenUp('log-tile-given-up', event, about);
    case 'forest_given_up':
      return givenUp('log-forest-given-up', event, about);
    case 'land_office_bought':
      return t('log-land-office-bought', { ...about, count: event.doubloons });
    case 'good_delivered':
      return t('log-good-delivered', {
        ...about,
        good: mark('good', event.good, goodName(event.good)),
        count: event.points,
      });
    case 'hunting_lodge_paid':
      return buildingPaid('hunting_lodge', 'points', event.points, about);
    case 'chapel_paid':
      return (
        buildingPaid('chapel', 'doubloons', event.doubloons, about) ??
        buildingPaid('chapel', 'points', event.points, about)
      );
    case 'jeweler_paid':
      return buildingPaid('jeweler', 'doubloons', event.doubloons, about);
    default:
      return undefined;
  }
}

/** A tile that leaves the island, and what the land office pays for it. */
function givenUp(
  id: string,
  event: Event & { type: 'tile_given_up' | 'forest_given_up' },
  about: Args,
): string {
  const told = t(id, { ...about, tile: mark('tile', event.good, tileName(event.good)) });
  const paid = buildingPaid('land_office', 'doubloons', event.doubloons, about);
  return paid ? `${told} ${paid}` : told;
}
