import { expect, test } from 'vitest';
import { fitted } from './fitted';

/** A piece with room for some letters; what gave way shows none. */
function piece(words: string): HTMLElement {
  const node = document.createElement('section');
  node.innerHTML = `<p>${words}</p>`;
  Object.defineProperty(node, 'clientHeight', { get: () => 20 });
  Object.defineProperty(node, 'scrollHeight', {
    get: () => (node.classList.contains('is-tight') ? 0 : (node.textContent?.length ?? 0)),
  });
  document.body.append(node);
  return node;
}

const drawn = () => new Promise((later) => setTimeout(later, 60));

test('what gave way to long words comes back with a language whose words fit', async () => {
  document.documentElement.lang = 'hu';
  const node = piece('szállítás a megrendelésre');
  const forget = fitted('is-tight')(node);
  node.querySelector('p')?.append(' ');
  await drawn();
  expect(node.className).toBe('is-tight');

  node.querySelector('p')?.replaceChildren('dodej');
  document.documentElement.lang = 'cs';
  await drawn();
  expect(node.className).toBe('');
  forget?.();
});
