import { t } from '../../lib/i18n/i18n.svelte';
import { linesOf, signed } from '../figures';
import type { Hint, PreviewLine } from '../hint.svelte';
import type { Choice } from './choices';
import { choiceName, legWords, numberLines, numbersOf, ruleLink, whyNot } from './preview';
import type { AltiplanoTable } from './table.svelte';
import type { Offer } from './wire';
import {
  choiceWords,
  extensionName,
  goodsWords,
  goodTitle,
  locationName,
  titled,
  workshopWords,
} from './words';

/**
 * What an action in the player's own turn costs and brings, shown before it is pressed, even if the pawn must move
 * first.
 */

/** Up to this many things to choose from are named with their points; more would be a list to study. */
const NAMED_MAX = 5;

/** An action in the player's own turn: the way there, what it uses and brings, and what is left of it. */
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
  // The consequences are shown if it can be done immediately.
  if (only && choice.state === 'now') words.push(...table.tell(only.preview));
  return {
    title,
    refused: false,
    words,
    lines: only ? numberLines(table, only) : outcomeLines(table, choice),
  };
}

/** What an action takes and gives, in sentences. */
function aboutChoice(table: AltiplanoTable, choice: Choice): string[] {
  const { action, ready } = choice;
  if (typeof action === 'object') {
    const own = table.mine.workshops.find(({ place }) => place === action.place);
    return own
      ? [titled(workshopWords(own.workshop)), ...(own.workshop.input ? [t('alti-tiles-back')] : [])]
      : [];
  }
  if (action === 'send_corn') return [];
  const facts = table.catalog.basic_actions.find((one) => one.action === action);
  const inputs = ready?.tiles ?? [];
  const words: string[] = [];
  if (facts && facts.inputs.length > 0 && facts.gains.length > 0 && !facts.repeats) {
    const input = goodsWords(facts.inputs);
    words.push(titled(t('altiplano-gives', { input, gains: choiceWords(facts.gains) })));
  } else if (inputs.length > 0) words.push(t('alti-with', { goods: goodsWords(inputs) }));
  switch (action) {
    case 'road_build': {
      const numbers = choice.offers[0] && numbersOf(choice.offers[0]);
      const limit = numbers?.lines[0]?.value;
      if (numbers?.gain) words.push(t(`alti-road-next-${numbers.gain.of}`, { limit: limit ?? 0 }));
      break;
    }
    case 'market_deliver':
      words.push(...deliveryWords(table));
      return words;
    case 'village_store':
      return words;
  }
  if (inputs.length > 0) words.push(t('alti-tiles-back'));
  return words;
}

/** Says that delivering everything that is ready completes the order. */
function deliveryWords(table: AltiplanoTable): string[] {
  const points = table.pieces.market_deliver?.[0]?.value;
  return points === undefined
    ? []
    : [t('alti-completes', { worth: t('altiplano-points', { count: points }) })];
}

/** Numbers of an action that leaves something to choose: for each thing to choose, or for each tile that it uses. */
function outcomeLines(table: AltiplanoTable, choice: Choice): PreviewLine[] {
  const { action, offers } = choice;
  const [first] = offers;
  if (typeof action === 'object' || action === 'forest_cacao') return offers.flatMap(worth);
  switch (action) {
    case 'market_sell':
      return (choice.ready?.tiles ?? []).map((good) => ({
        label: goodTitle(good),
        value: signed(table.priceOf(good) ?? 0),
      }));
    case 'village_store':
      return linesOf(table.pieces.village_store ?? [], table.readers);
    case 'village_house':
    case 'harbor_boat':
      return best(offers);
    case 'market_extension':
      return offers.slice(0, NAMED_MAX).flatMap((offer) => {
        const price = numbersOf(offer)?.gain?.amount;
        if (offer.action.type !== 'buy_extension' || price === undefined) return [];
        const label = titled(extensionName(offer.action.extension, table.components));
        return [{ label, value: signed(-price) }];
      });
    case 'market_order': {
      // What an order gives depends on which one; what it costs does not.
      const lines = (first && numbersOf(first)?.lines) ?? [];
      return linesOf(
        lines.filter(({ label }) => label.id !== 'alti-sum-points'),
        table.readers,
      );
    }
    case 'farm_food': {
      const most = offers.at(-1);
      return most ? numberLines(table, most) : [];
    }
    default:
      return first ? numberLines(table, first) : [];
  }
}

/** The good of an answer with how many are left of it, and its points. */
function worth(offer: Offer): PreviewLine[] {
  const { action } = offer;
  const numbers = numbersOf(offer);
  if ((action.type !== 'use' && action.type !== 'trade_cacao') || !numbers) return [];
  const stock = numbers.lines.find(({ from }) => from !== undefined);
  const left = stock ? `${stock.from} → ${stock.value}` : '0';
  return [
    {
      label: t('alti-good-left', { good: goodTitle(action.gain), left }),
      value: signed(numbers.gain?.amount ?? 0),
    },
  ];
}

/** The most valuable things to choose. */
function best(offers: readonly Offer[]): PreviewLine[] {
  return offers
    .flatMap(({ action, ...offer }) => {
      const good = (action.type === 'build_house' || action.type === 'build_boat') && action.good;
      const points = numbersOf({ action, ...offer })?.gain?.amount;
      return good && points !== undefined ? [{ good, points }] : [];
    })
    .sort((a, b) => b.points - a.points)
    .slice(0, NAMED_MAX)
    .map(({ good, points }) => ({ label: goodTitle(good), value: signed(points) }));
}
