import positions from '../positions/puerto-rico.json';
import type { Drawing, Picture } from '../pictures';

/** A tile of a kind with somebody on it. */
const worked = (kind: string | number | undefined): string =>
  `.tile:has([data-icon="tile-${kind}"]):has([data-icon="worker"])`;

const PICTURES: readonly Picture[] = [
  {
    name: 'overview',
    anchor: 'overview',
    room: [554, 308],
    says: 'picture-overview',
    callouts: [
      { says: 'picture-overview-wealth', at: '.wealth' },
      { says: 'picture-overview-worked', at: ({ worked: kind }) => worked(kind) },
      { says: 'picture-overview-idle', at: ({ idle }) => `[data-building="${idle}"]` },
    ],
  },
  {
    name: 'round',
    anchor: 'round',
    room: [196, 77],
    says: 'picture-round',
    callouts: [
      { says: 'picture-round-taken', at: '.is-taken' },
      { says: 'picture-round-coins', at: ({ rich }) => `.role:has([data-action="role ${rich}"])` },
      { says: 'picture-round-free', at: ({ bare }) => `.role:has([data-action="role ${bare}"])` },
    ],
  },
  {
    name: 'settler',
    anchor: 'settler',
    room: [137, 153],
    says: 'picture-settler',
    callouts: [
      { says: 'picture-settler-row', at: '.offer-tiles .tile' },
      { says: 'picture-settler-quarry', at: '.stacks .tile:first-child' },
      { says: 'picture-settler-stack', at: '.stacks .tile:last-child' },
    ],
  },
  {
    name: 'mayor',
    anchor: 'mayor',
    room: [563, 312],
    says: 'picture-mayor',
    callouts: [
      { says: 'picture-mayor-tile', at: '.tile .place' },
      { says: 'picture-mayor-building', at: '.plot .circles' },
    ],
  },
  {
    name: 'builder',
    anchor: 'builder',
    room: [685, 365],
    says: 'picture-builder',
    callouts: [
      {
        says: 'picture-builder-price',
        at: ({ building }) => `.build:has([data-action="build ${building}"])`,
      },
      { says: 'picture-builder-column', at: '.col .cap' },
      { says: 'picture-builder-refused', at: '.build.is-refused:not(.is-out)' },
    ],
  },
  {
    name: 'craftsman',
    anchor: 'craftsman',
    room: [554, 309],
    says: 'picture-craftsman',
    callouts: [
      { says: 'picture-craftsman-corn', at: worked('corn') },
      { says: 'picture-craftsman-pair', at: ({ plant }) => `[data-building="${plant}"]` },
      { says: 'picture-craftsman-privilege', at: '.shelf.is-legal' },
    ],
  },
  {
    name: 'trader',
    anchor: 'trader',
    room: [148, 160],
    says: 'picture-trader',
    callouts: [
      { says: 'picture-trader-house', at: '.stalls' },
      { says: 'picture-trader-open', at: ({ open }) => `.shelf:has([data-icon="good-${open}"])` },
      { says: 'picture-trader-shut', at: ({ shut }) => `.shelf:has([data-icon="good-${shut}"])` },
    ],
  },
  {
    name: 'captain',
    anchor: 'captain',
    room: [237, 249],
    says: 'picture-captain',
    // From the smallest ship to the largest.
    callouts: ({ part, other, empty }) =>
      [
        { says: 'picture-captain-part', ship: part },
        { says: 'picture-captain-other', ship: other },
        { says: 'picture-captain-empty', ship: empty },
      ]
        .sort((one, next) => Number(one.ship) - Number(next.ship))
        .map(({ says, ship }) => ({ says, at: `[data-ship="${ship}"]` })),
  },
  {
    name: 'storage',
    anchor: 'captain',
    room: [554, 309],
    says: 'picture-storage',
    callouts: [
      { says: 'picture-storage-warehouse', at: '[data-building="small_warehouse"]' },
      { says: 'picture-storage-kinds', at: '.shelf.is-legal' },
    ],
  },
  {
    name: 'end',
    anchor: 'end',
    room: [772, 528],
    says: 'picture-end',
    callouts: [
      { says: 'picture-end-points', at: '.counters li:first-child' },
      { says: 'picture-end-workers', at: '.counters li:nth-child(2)' },
      { says: 'picture-end-city', at: '.city .plot.is-open' },
    ],
  },
  {
    name: 'forests',
    anchor: 'new-buildings',
    room: [553, 308],
    says: 'picture-forests',
    callouts: [{ says: 'picture-forests-count', at: '.tile:has([data-icon="tile-forest"])' }],
  },
  {
    name: 'nobles',
    anchor: 'nobles',
    room: [589, 308],
    says: 'picture-nobles',
    callouts: [{ says: 'picture-nobles-house', at: ({ house }) => `[data-building="${house}"]` }],
  },
  {
    name: 'buccaneer',
    anchor: 'buccaneer',
    room: [195, 77],
    says: 'picture-buccaneer',
    callouts: [{ says: 'picture-buccaneer-token', at: '.role:has(.role-token)' }],
  },
  {
    name: 'festival',
    anchor: 'festival',
    room: [181, 190],
    says: 'picture-festival',
    callouts: [
      { says: 'picture-festival-open', at: '.festival li:not(.is-won)' },
      { says: 'picture-festival-won', at: '.festival .is-won' },
    ],
  },
];

const role = (anchor: string): [string, string] => [anchor, `role-${anchor}`];

/** Puerto Rico's pictures. */
export const DRAWING: Drawing<'puerto-rico'> = {
  pictures: PICTURES,
  // The file is written by a test from the same types that the page is built with.
  positions: positions as unknown as Drawing<'puerto-rico'>['positions'],
  icons: Object.fromEntries([
    ...['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain', 'prospector', 'buccaneer'].map(role),
  ]),
  stage: async () => (await import('./Stage.svelte')).default,
};
