import { t } from '../../lib/i18n/i18n.svelte';
import { counted, countedOf } from './model';
import type { AltiplanoTable } from './table.svelte';
import type { Good, Seat } from './wire';
import { locationName, placeName, placeTitle, titled } from './words';

/** Goods of a seat that lie together: where, and which. */
export interface Belongings {
  icon: string;
  name: string;
  goods: { good: Good; count: number }[];
}

/** What a seat has and where it lies: bag, container, spaces, cards; empty places are left out. */
export function belongingsOf(table: AltiplanoTable, seat: Seat): Belongings[] {
  const own = table.seat(seat);
  const rows: Belongings[] = [];
  const add = (icon: string, name: string, goods: { good: Good; count: number }[]) => {
    if (goods.length > 0) rows.push({ icon, name, goods });
  };
  if (own.bag) add('bag', t('alti-bag'), countedOf(own.bag));
  if (own.container) add('chest', t('alti-container'), countedOf(own.container));
  for (const location of table.view.ring) {
    add(`loc-${location}`, locationName(location), counted(own.spaces[location].tiles));
  }
  add('on-foot', titled(placeName('movement')), counted(Array<Good>(own.movement.food).fill('food')));
  if (own.any_location) add('tile-extension', titled(placeName('any-location')), counted([own.any_location]));
  for (const { place, workshop, filled } of own.workshops) {
    if (!workshop.input) continue;
    const icon = place === 'role' && own.role ? `job-${own.role}` : 'tile-extension';
    add(icon, placeTitle(own, place), counted(Array<Good>(filled).fill(workshop.input)));
  }
  add('adobe', t('alti-houses'), counted(own.houses));
  add('boat', t('alti-boats'), counted(own.boats));
  for (const done of own.completed) {
    const facts = table.components.orders.find((one) => one.order === done);
    if (facts) add('order', `${t('alti-done')} (${facts.points})`, counted(facts.goods));
  }
  return rows;
}
