import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { blocks } from '../../scripts/markdown';
import { LANGUAGES } from '../lib/i18n/speak';
import { ruleOf } from '../table/ruleOf';
import { parse } from '../lib/router.svelte';
import type { GameId } from '../wire';
import { anchorOf } from './decisions';

const wire = (game: GameId) =>
  readFileSync(resolve(import.meta.dirname, `../wire/${game}.ts`), 'utf8').replace(/\/\*\*[\s\S]*?\*\//g, '');

/** The declaration of a type of the wire. */
function declared(game: GameId, type: string): string {
  const found = new RegExp(`export type ${type} = ([\\s\\S]*?)(?=export type|$)`).exec(wire(game))?.[1];
  expect(found, `${type} of ${game}`).toBeDefined();
  return found ?? '';
}

/** The kinds of a type whose alternatives have a `type`. */
const kinds = (game: GameId, type: string): string[] =>
  [...declared(game, type).matchAll(/\{ "type": "(\w+)"/g)].map(([, kind = '']) => kind);

/** All anchors of the rules in a language: headings, and the buildings in the reference. */
function anchors(game: GameId, language: string): Set<string> {
  const path = resolve(import.meta.dirname, `../../../locales/${language}/rules-${game}.md`);
  const headings = blocks(readFileSync(path, 'utf8')).flatMap((block) =>
    block.type === 'heading' ? block.id : [],
  );
  const buildings =
    game === 'puerto-rico'
      ? [...declared(game, 'Building').matchAll(/"(\w+)"/g)].map(
          ([, id = '']) => `building-${id.replaceAll('_', '-')}`,
        )
      : [];
  return new Set([...headings, ...buildings].filter(Boolean));
}

/** What a decision of this kind leads to, by way of the address in the bar. */
function led(game: GameId, decision: { type: string; gain?: { type: string } }): string | undefined {
  const route = parse(ruleOf(game, decision));
  expect(route).toMatchObject({ page: 'rules', game });
  return route.page === 'rules' ? anchorOf(game, route.anchor) : undefined;
}

describe.each(['puerto-rico', 'altiplano'] as const)('%s', (game) => {
  const all = [
    ...kinds(game, 'Decision').map((type) => ({ type })),
    ...(game === 'puerto-rico'
      ? kinds(game, 'Gain').map((type) => ({ type: 'optional', gain: { type } }))
      : []),
  ];

  test('the list of decisions is the whole one', () => {
    expect(all.length).toBeGreaterThan(20);
    expect(all.map(({ type }) => type)).toContain('over');
  });

  test.each(LANGUAGES)('every decision has its paragraph: %s', (language) => {
    const known = anchors(game, language);
    for (const decision of all) {
      const anchor = led(game, decision);
      expect(known.has(anchor ?? ''), `${JSON.stringify(decision)} leads to ${anchor}`).toBe(true);
    }
  });
});

test('an anchor that asks about no decision is itself', () => {
  expect(anchorOf('puerto-rico', 'captain')).toBe('captain');
  expect(anchorOf('puerto-rico', undefined)).toBeUndefined();
  expect(anchorOf('altiplano', 'asked-unheard_of')).toBeUndefined();
});
