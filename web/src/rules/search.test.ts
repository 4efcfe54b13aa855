import { flushSync, mount, unmount } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { speak } from '../lib/i18n/speak';
import SearchBox from './SearchBox.svelte';
import { Search } from './search.svelte';

beforeEach(() => {
  speak('en');
  document.body.innerHTML =
    '<article><p>One ship, two ships.</p><p>A ship.</p></article><div id="box"></div>';
});

function boxed() {
  const search = new Search();
  const article = document.querySelector('article') as HTMLElement;
  const box = mount(SearchBox, {
    target: document.querySelector('#box') as HTMLElement,
    props: { search, look: () => search.look(article), shown: () => undefined },
  });
  flushSync();
  const field = document.querySelector('input') as HTMLInputElement;
  const type = (text: string) => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
  };
  const press = (key: string, shiftKey = false) => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
    flushSync();
  };
  return { search, field, type, press, close: () => void unmount(box) };
}

test('Enter goes to the next place and round again, with Shift back', () => {
  const { search, type, press, close } = boxed();
  type('ship');
  expect(search.found).toHaveLength(3);
  expect(search.now).toBeUndefined();
  press('Enter');
  expect(search.at).toBe(0);
  press('Enter', true);
  expect(search.at).toBe(2);
  press('Enter');
  expect(search.at).toBe(0);
  close();
});

test('the list shows every place, and the one that is shown is marked', () => {
  const { type, press, close } = boxed();
  type('ship');
  expect([...document.querySelectorAll('.hits mark')].map((mark) => mark.textContent)).toEqual([
    'ship',
    'ship',
    'ship',
  ]);
  press('Enter');
  expect(document.querySelectorAll('.hits [aria-current]')).toHaveLength(1);
  close();
});

test('Escape empties the field', () => {
  const { search, field, type, press, close } = boxed();
  type('ship');
  press('Escape');
  expect(field.value).toBe('');
  expect(search.found).toEqual([]);
  close();
});

test('a slash leads to the field, but not from another one', () => {
  const { field, close } = boxed();
  // The drawn size of things is not known here.
  field.checkVisibility = () => true;
  const other = document.body.appendChild(document.createElement('input'));
  const slash = (target: EventTarget) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
  other.focus();
  slash(other);
  expect(document.activeElement).toBe(other);
  other.blur();
  slash(document.body);
  expect(document.activeElement).toBe(field);
  close();
});
