/** As much of Markdown as the rules use, taken apart at build time: the page draws parts and never injects HTML. */

/** A stretch of text; `mark` says how it stands out. */
export interface Span {
  text: string;
  mark?: 'strong' | 'em';
}

export interface Heading {
  type: 'heading';
  level: number;
  /** The anchor; links lead here. */
  id: string;
  text: string;
}

export type Block = Heading | { type: 'paragraph'; spans: Span[] } | { type: 'list'; items: Span[][] };

const HEADING = /^(#{1,4}) +(.*?)(?: *\{#([\w-]+)\})?$/;

/** Splits a line at **strong** and *emphasised* words. */
export function spans(line: string): Span[] {
  return line
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter((part) => part !== '')
    .map((part): Span => {
      if (part.startsWith('**')) return { text: part.slice(2, -2), mark: 'strong' };
      return part.startsWith('*') ? { text: part.slice(1, -1), mark: 'em' } : { text: part };
    });
}

/** Reads a whole text into blocks. */
export function blocks(source: string): Block[] {
  const found: Block[] = [];
  for (const chunk of source.split(/\r?\n\s*\r?\n/)) {
    const lines = chunk.split(/\r?\n/).filter((line) => line.trim() !== '');
    const heading = HEADING.exec(lines[0] ?? '');
    if (heading) {
      const [, hashes = '', text = '', id = ''] = heading;
      found.push({ type: 'heading', level: hashes.length, id, text });
      lines.shift();
    }
    if (lines.length === 0) continue;
    const items = lines.filter((line) => line.startsWith('- '));
    const before = lines.filter((line) => !line.startsWith('- '));
    if (before.length > 0) found.push({ type: 'paragraph', spans: spans(before.join(' ')) });
    if (items.length > 0) found.push({ type: 'list', items: items.map((item) => spans(item.slice(2))) });
  }
  return found;
}
