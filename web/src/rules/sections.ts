import type { Block } from '../../scripts/markdown';

/** A part of the rules under a heading of its own. */
export interface Section {
  /** Its anchor; of the first part, which is under the title, `top`. */
  id: string;
  heading: string;
  level: number;
  blocks: Block[];
}

/** The parts of a text: what is under its title, then one for each heading of the second level. */
export function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: Section[] = [];
  for (const block of blocks) {
    if (block.type === 'heading' && block.level <= 2) {
      sections.push({
        id: block.level === 1 ? 'top' : block.id,
        heading: block.text,
        level: block.level,
        blocks: [],
      });
    } else sections.at(-1)?.blocks.push(block);
  }
  return sections;
}
