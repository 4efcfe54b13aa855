import { t } from '../../lib/i18n/i18n.svelte';
import type { Hint, PreviewLine } from '../hint.svelte';
import { priceOf, type Choice } from './choices';
import { coinsFor, completedPoints, missingAfter, nextStep } from './outcome';
import {
  gainLines,
  choiceName,
  legWords,
  numbersOf,
  purchaseLines,
  ruleLink,
  signed,
  sum,
  whyNot,
} from './preview';
import { housePoints } from './ready';
import { filledPoints, placements, placementWords } from './stores';
import type { AltiplanoTable } from './table.svelte';
import type { Good } from './wire';
import {
  choiceWords,
  extensionName,
  goodsWords,
  goodTitle,
  locationName,
  titled,
  workshopWords,
} from './words';

/** What an action of one's own turn costs and brings, before it is pressed: also where the pawn must go first. */

/** So many things to choose from are named with their points; more would be a list to study. */
const NAMED_MAX = 5;

/** An action of one's own turn: the way there, what it uses and brings, and what is left of it. */
export function choiceHint(table: AltiplanoTable, choice: Choice): Hint {
  const [first] = choice.offers;
  if (choice.state === 'not' && first) return { ...whyNot(table, first), title: choiceName(table, choice) };
  const title = choiceName(table, choice);
  if (choice.state === 'far' && choice.location) {
    return {
      title,
      refused: true,
      words: [t('alti-far', { location: locationName(choice.location) })],
      lines: [],
      rule: ruleLink('moving'),
    };
  }
  const only = choice.offers.length === 1 ? first : undefined;
  const words = choice.leg && choice.location ? [legWords(choice.leg, choice.location)] : [];
  words.push(...aboutChoice(table, choice));
  // What the server foresees is told where it can be done at once; the rest is reckoned here.
  if (only && choice.state === 'now') words.push(...table.tell(only.preview));
  return {
    title,
    refused: false,
    words,
    lines: only ? numbersOf(table, only.action) : outcomeLines(table, choice),
  };
}

/** What an action takes and gives, in sentences. */
function aboutChoice(table: AltiplanoTable, { action, ready }: Choice): string[] {
  if (typeof action === 'object') {
    const own = table.mine.workshops.find(({ place }) => place === action.place);
    return own
      ? [titled(workshopWords(own.workshop)), ...(own.workshop.input ? [t('alti-tiles-back')] : [])]
      : [];
  }
  if (action === 'send_corn') return [];
  const facts = table.catalog.basic_actions.find((one) => one.action === action);
  const inputs = ready?.inputs ?? [];
  const words: string[] = [];
  if (facts && facts.inputs.length > 0 && facts.gains.length > 0 && !facts.repeats) {
    const input = goodsWords(facts.inputs);
    words.push(titled(t('altiplano-gives', { input, gains: choiceWords(facts.gains) })));
  } else if (inputs.length > 0) words.push(t('alti-with', { goods: goodsWords(inputs) }));
  switch (action) {
    case 'road_build': {
      const step = nextStep(table);
      if (step) words.push(t(`alti-road-next-${step}`, { limit: table.mine.planning_limit + 1 }));
      break;
    }
    case 'market_deliver':
      words.push(deliveryWords(table, inputs));
      return words;
    case 'village_store':
      return words;
  }
  if (inputs.length > 0) words.push(t('alti-tiles-back'));
  return words;
}

/** Whether a delivery completes the order, or what it would still miss. */
export function deliveryWords(table: AltiplanoTable, goods: readonly Good[]): string {
  const missing = missingAfter(table, goods);
  if (missing.length > 0) return t('alti-still-missing', { goods: goodsWords(missing) });
  return t('alti-completes', { worth: t('altiplano-points', { count: completedPoints(table, goods) }) });
}

/** Numbers of an action that leaves something to choose: each thing to choose, or each tile that it uses. */
function outcomeLines(table: AltiplanoTable, choice: Choice): PreviewLine[] {
  const inputs = choice.ready?.inputs ?? [];
  const { action } = choice;
  if (typeof action === 'object') {
    const own = table.mine.workshops.find(({ place }) => place === action.place);
    return own?.workshop.gains.map((good) => worth(table, good)) ?? [];
  }
  switch (action) {
    case 'market_sell':
      return saleLines(table, inputs);
    case 'village_store':
      return storeLines(table, inputs);
    case 'village_house':
      return best(
        table.view.houses.map((good) => ({ good, points: housePoints(table.components, table.mine, good) })),
      );
    case 'harbor_boat':
      return best(
        table.view.boats.map((good) => ({
          good,
          points: table.components.boat_points + table.pointsOf(good),
        })),
      );
    case 'forest_cacao':
      return (choice.ready?.gains ?? []).map((good) => worth(table, good));
    case 'market_extension':
      return choice.offers.slice(0, NAMED_MAX).flatMap(({ action: one }) =>
        one.type === 'buy_extension'
          ? [
              {
                label: titled(extensionName(one.extension, table.components)),
                value: signed(-priceOf(table, one.extension)),
              },
            ]
          : [],
      );
    case 'market_order':
      return purchaseLines(table, coinsFor(table, action));
    case 'farm_food': {
      const [most] = [...choice.offers].reverse();
      return most ? numbersOf(table, most.action) : [];
    }
    default:
      return choice.offers[0] ? numbersOf(table, choice.offers[0].action) : [];
  }
}

/** A good with its points; what is out of stock brings nothing. */
function worth(table: AltiplanoTable, good: Good): PreviewLine {
  const [stock] = gainLines(table, good);
  const there = table.view.stock[good] > 0;
  return {
    label: t('alti-good-left', { good: goodTitle(good), left: stock?.value ?? '' }),
    value: signed(there ? table.pointsOf(good) : 0),
  };
}

/** The dearest things to choose, each kind once. */
function best(things: { good: Good; points: number }[]): PreviewLine[] {
  const kinds = new Map(things.map(({ good, points }) => [good, points]));
  return [...kinds]
    .sort(([, a], [, b]) => b - a)
    .slice(0, NAMED_MAX)
    .map(([good, points]) => ({ label: goodTitle(good), value: signed(points) }));
}

/** What each tile sells for, and the coins after selling them all. */
export function saleLines(table: AltiplanoTable, goods: readonly Good[]): PreviewLine[] {
  const prices = goods.map((good) => ({ good, price: table.priceOf(good) ?? 0 }));
  const total = prices.reduce((all, { price }) => all + price, 0);
  return [
    ...prices.map(({ good, price }) => ({ label: goodTitle(good), value: signed(price) })),
    sum(t('alti-sum-then'), table.mine.coins + total),
  ];
}

/** Which shelf each tile goes to, and the points of shelves that become full. */
export function storeLines(table: AltiplanoTable, goods: readonly Good[]): PreviewLine[] {
  const { warehouse } = table.mine;
  const rows = placements(warehouse, goods).map((place, index) => {
    const good = goods[index];
    return { label: good ? goodTitle(good) : '', value: place ? placementWords(place) : '–' };
  });
  const points = filledPoints(warehouse, goods);
  return points > 0 ? [...rows, { label: t('alti-sum-shelves'), value: signed(points), sum: true }] : rows;
}
