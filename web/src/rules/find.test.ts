import { beforeEach, expect, test } from 'vitest';
import { findAll, folded } from './find';

beforeEach(() => {
  document.body.innerHTML = `
    <article>
      <section data-section="captain">
        <h2 id="captain">Captain</h2>
        <p>Load onto a <strong>ship</strong>yard, or a Ship.</p>
        <div inert>ship</div><span class="sr">ship</span>
      </section>
      <section data-section="market"><h2>Żaglowce</h2><ul><li>Łódź rybacka</li></ul></section>
    </article>`;
});

const root = () => document.querySelector('article') as HTMLElement;

test('case and accents do not matter, and each place is found again in the text', () => {
  expect(folded('Łódź').text).toBe('lodz');
  expect(findAll(root(), 'lodz').map(({ range }) => String(range))).toEqual(['Łódź']);
  expect(findAll(root(), 'ZAGLOW').map(({ words, heading }) => [words, heading])).toEqual([
    ['Żaglow', 'Żaglowce'],
  ]);
});

test('a match may go on in words that stand out, but not in the next block', () => {
  const [found] = findAll(root(), 'shipyard');
  expect(String(found?.range)).toBe('shipyard');
  expect(findAll(root(), 'captainload')).toEqual([]);
});

test('pictures and hidden words are not searched', () => {
  expect(findAll(root(), 'ship').map(({ section }) => section)).toEqual(['captain', 'captain']);
});

test('a place is told with what stands around it', () => {
  const [, second] = findAll(root(), 'ship');
  expect(second).toMatchObject({ words: 'Ship', before: 'Load onto a shipyard, or a ', after: '.' });
});

test('a single letter finds nothing, because it would find everything', () => {
  expect(findAll(root(), 'a ')).toEqual([]);
});
