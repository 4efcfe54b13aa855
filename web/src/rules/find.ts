/** Search in the text of a page, over the words as they are shown. */

/** A place in the text that matches. */
export interface Found {
  range: Range;
  /** The anchor and heading of the section. */
  section: string;
  heading: string;
  /** What stands around it. */
  before: string;
  words: string;
  after: string;
}

/** How many characters of the sentence are shown on each side. */
const AROUND = 32;
/** Elements whose text is one stretch: a match does not go beyond one. */
const BLOCKS = 'h1, h2, h3, h4, p, li, th, td, dt, dd, figcaption';
/** What is not read on the page: pictures have their captions, and hidden words would match where nothing is seen. */
const UNREAD = '[inert], .sr, [hidden], svg, select, script, style';

/** Text without case and accents, and for each of its characters the place in the original. */
export function folded(text: string): { text: string; places: number[] } {
  let plain = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const base = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s/g, ' ');
    for (const unit of base.replaceAll('ł', 'l')) {
      plain += unit;
      places.push(place);
    }
    place += character.length;
  }
  places.push(place);
  return { text: plain, places };
}

/** The stretches of text of an element: the text nodes of each block, in order. */
function stretches(root: Element): { block: Element; nodes: Text[] }[] {
  const found: { block: Element; nodes: Text[] }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest(UNREAD)) continue;
    const block = parent.closest(BLOCKS) ?? root;
    const last = found.at(-1);
    if (last?.block === block) last.nodes.push(node as Text);
    else found.push({ block, nodes: [node as Text] });
  }
  return found;
}

/** Where a place in the joined text of several nodes is. */
function placeIn(nodes: Text[], place: number): [Text, number] {
  let rest = place;
  for (const node of nodes) {
    if (rest <= node.data.length) return [node, rest];
    rest -= node.data.length;
  }
  const last = nodes.at(-1) as Text;
  return [last, last.data.length];
}

/** All places below the root that match; none for fewer than two characters. */
export function findAll(root: Element, query: string): Found[] {
  const wanted = folded(query.trim()).text;
  if (wanted.length < 2) return [];
  return stretches(root).flatMap(({ block, nodes }) => {
    const whole = nodes.map(({ data }) => data).join('');
    const { text, places } = folded(whole);
    const found: Found[] = [];
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const from = places[at] ?? 0;
      const to = places[at + wanted.length] ?? whole.length;
      const range = document.createRange();
      range.setStart(...placeIn(nodes, from));
      range.setEnd(...placeIn(nodes, to));
      const section = block.closest<HTMLElement>('[data-section]');
      found.push({
        range,
        section: section?.dataset.section ?? '',
        heading: section?.querySelector('h1, h2')?.textContent.trim() ?? '',
        before: cut(whole.slice(0, from), 'end'),
        words: whole.slice(from, to),
        after: cut(whole.slice(to), 'start'),
      });
    }
    return found;
  });
}

/** The end of a text before a match, or the start of one after it, with whole words. */
function cut(text: string, side: 'start' | 'end'): string {
  const one = text.replace(/\s+/g, ' ');
  if (one.length <= AROUND) return one;
  if (side === 'start') return one.slice(0, AROUND).replace(/\S*$/, '').trimEnd() + '…';
  return '…' + one.slice(-AROUND).replace(/^\S*/, '').trimStart();
}
