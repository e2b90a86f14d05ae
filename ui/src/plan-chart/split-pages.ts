/** A block of a page that is not divided: a meal, a dose, the lists, a paragraph of the notes. */
export interface ChartBlock {
  /** Blocks of one section stand below its heading, which each page repeats. */
  section: string;
  /** Height in pixels. */
  height: number;
}

/**
 * Divides blocks among pages of `room` pixels, in their order: each page has as many as fit, and at least one. `heads`:
 * height of each section's heading. Answers the places of the blocks, page by page.
 */
export function splitPages(
  blocks: readonly ChartBlock[],
  heads: Readonly<Record<string, number>>,
  room: number,
): number[][] {
  const pages: number[][] = [[]];
  let left = room;
  let section = '';
  for (const [place, block] of blocks.entries()) {
    const head = heads[block.section] ?? 0;
    const needed = block.height + (block.section === section ? 0 : head);
    const page = pages.at(-1) as number[];
    if (needed > left && page.length > 0) {
      pages.push([place]);
      left = room - head - block.height;
    } else {
      page.push(place);
      left -= needed;
    }
    section = block.section;
  }
  return pages;
}
