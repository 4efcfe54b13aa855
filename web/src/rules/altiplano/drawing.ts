import positions from '../positions/altiplano.json';
import type { Drawing, Picture } from '../pictures';

const PICTURES: readonly Picture[] = [
  {
    name: 'overview',
    anchor: 'overview',
    room: [361, 183],
    says: 'picture-alti-overview',
    callouts: [
      { says: 'picture-alti-overview-here', at: '.loc.is-here' },
      { says: 'picture-alti-overview-stock', at: ({ stock }) => `[data-location="${stock}"] .stock-row` },
      { says: 'picture-alti-overview-food', at: '.pool' },
    ],
  },
  {
    name: 'draw',
    anchor: 'draw',
    room: [111, 170],
    says: 'picture-alti-draw',
    callouts: [
      { says: 'picture-alti-draw-tiles', at: '.plan .space.has' },
      { says: 'picture-alti-draw-shut', at: '.plan .is-shut' },
    ],
  },
  {
    name: 'planning',
    anchor: 'planning',
    room: [428, 401],
    says: 'picture-alti-planning',
    callouts: [
      { says: 'picture-alti-planning-hand', at: '.space.in-hand' },
      { says: 'picture-alti-planning-takes', at: '.space.is-legal' },
      { says: 'picture-alti-planning-old', at: '.space.is-old' },
    ],
  },
  {
    name: 'moving',
    anchor: 'moving',
    room: [369, 183],
    says: 'picture-alti-moving',
    callouts: [
      { says: 'picture-alti-moving-here', at: '.loc.is-here' },
      { says: 'picture-alti-moving-cart', at: '.loc.is-legal' },
      { says: 'picture-alti-moving-steps', at: '.far' },
    ],
  },
  {
    name: 'actions',
    anchor: 'actions',
    room: [416, 309],
    says: 'picture-alti-actions',
    callouts: [
      { says: 'picture-alti-actions-here', at: ({ here }) => `[data-recipe="${here}"]` },
      { says: 'picture-alti-actions-there', at: ({ there }) => `[data-recipe="${there}"]` },
    ],
  },
  {
    name: 'warehouse',
    anchor: 'warehouse',
    room: [313, 277],
    says: 'picture-alti-warehouse',
    callouts: [
      { says: 'picture-alti-warehouse-full', at: ({ full }) => `[data-shelf="${full}"]` },
      { says: 'picture-alti-warehouse-begun', at: ({ begun }) => `[data-shelf="${begun}"] .slot` },
      {
        says: 'picture-alti-warehouse-corn',
        at: ({ corn }) => `[data-shelf="${corn}"] [data-icon="alti-corn"]`,
      },
    ],
  },
  {
    name: 'market',
    anchor: 'market',
    room: [674, 532],
    says: 'picture-alti-market',
    callouts: [
      { says: 'picture-alti-market-strip', at: '.exts .ext' },
      { says: 'picture-alti-market-order', at: '.orders .card' },
      { says: 'picture-alti-market-house', at: '.two > :first-child li' },
    ],
  },
  {
    name: 'order',
    anchor: 'market',
    room: [123, 131],
    says: 'picture-alti-order',
    callouts: [
      { says: 'picture-alti-order-got', at: '.mine-order .goods .got' },
      { says: 'picture-alti-order-missing', at: '.mine-order .goods > :not(.got)' },
    ],
  },
  {
    name: 'road',
    anchor: 'road',
    room: [91, 143],
    says: 'picture-alti-road',
    callouts: [
      { says: 'picture-alti-road-here', at: '.road .is-at' },
      { says: 'picture-alti-road-next', at: '.road .is-at + li' },
    ],
  },
  {
    name: 'extensions',
    anchor: 'extensions',
    room: [388, 275],
    says: 'picture-alti-extensions',
    callouts: [
      { says: 'picture-alti-extensions-role', at: ({ role }) => `[data-location="${role}"] .slip` },
      { says: 'picture-alti-extensions-bought', at: ({ bought }) => `[data-location="${bought}"] .slip` },
    ],
  },
  {
    name: 'end',
    anchor: 'end',
    room: [361, 183],
    says: 'picture-alti-end',
    callouts: [{ says: 'picture-alti-end-low', at: ({ low }) => `[data-location="${low}"]` }],
  },
  {
    name: 'missions',
    anchor: 'missions',
    room: [179, 187],
    says: 'picture-alti-missions',
    callouts: [
      { says: 'picture-alti-missions-done', at: 'li:has([data-icon="mission"]):not(:has(.is-open))' },
      { says: 'picture-alti-missions-open', at: 'li:has([data-icon="mission"]):has(.is-open)' },
    ],
  },
];

/** Altiplano's pictures. */
export const DRAWING: Drawing<'altiplano'> = {
  pictures: PICTURES,
  // The file is written by a test from the same types that the page is built with.
  positions: positions as unknown as Drawing<'altiplano'>['positions'],
  icons: {
    actions: 'loc-farm',
    village: 'loc-village',
    warehouse: 'shelf',
    market: 'loc-market',
    road: 'loc-road',
    extensions: 'tile-extension',
    missions: 'mission',
  },
  stage: async () => (await import('./Stage.svelte')).default,
};
