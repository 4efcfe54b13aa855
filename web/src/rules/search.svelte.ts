import { findAll, type Found } from './find';

const ALL = 'rules-found';
const NOW = 'rules-now';

/** What is looked for in the rules, what was found, and where the reader is among it. */
export class Search {
  query = $state('');
  found = $state.raw<Found[]>([]);
  /** Which one is shown; none yet: -1. */
  at = $state(-1);

  readonly now = $derived<Found | undefined>(this.found[this.at]);

  /** Looks below the root; called again when the text has changed. */
  look(root: Element): void {
    this.found = findAll(root, this.query);
    this.at = -1;
    this.#mark();
  }

  /** Shows the next one, or the previous one; after the last comes the first. */
  step(by: 1 | -1): void {
    const count = this.found.length;
    if (count === 0) return;
    this.go(this.at < 0 ? (by > 0 ? 0 : count - 1) : (this.at + by + count) % count);
  }

  go(place: number): void {
    this.at = place;
    this.#mark();
    const box = this.now?.range.getBoundingClientRect();
    if (box) scrollTo({ top: scrollY + box.top - innerHeight / 3 });
  }

  clear(): void {
    this.query = '';
    this.found = [];
    this.at = -1;
    this.#mark();
  }

  /** Marks are the browser's: they change nothing in the text. Older browsers show the list without them. */
  #mark(): void {
    if (!('highlights' in CSS)) return;
    const { highlights } = CSS;
    highlights.delete(ALL);
    highlights.delete(NOW);
    if (this.found.length > 0) highlights.set(ALL, new Highlight(...this.found.map(({ range }) => range)));
    if (this.now) {
      const mark = new Highlight(this.now.range);
      mark.priority = 1;
      highlights.set(NOW, mark);
    }
  }
}
