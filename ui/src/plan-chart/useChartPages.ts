import { useLayoutEffect, useRef, useState } from 'react';
import { BODY_ROOM, CHART_SIZES, SECTION_GAP } from './chart-styles.ts';
import { SECTIONS, type Block } from './chart-blocks.ts';
import { splitPages } from './split-pages.ts';

export interface ChartPage {
  /** Place of its part. */
  part: number;
  /** Size of the text in points. */
  size: number;
  blocks: Block[];
}

const heightOf = (element: Element | null): number => element?.getBoundingClientRect().height ?? 0;

const headsIn = (box: Element): Record<string, number> =>
  Object.fromEntries(
    SECTIONS.map((section) => [section, SECTION_GAP + heightOf(box.querySelector(`[data-head=${section}]`))]),
  );

/** Lays out a part that `box` shows: as large as fits one page, or else in the smallest size on several. */
function laidOut(box: HTMLElement, part: number, blocks: readonly Block[]): ChartPage[] {
  let size: number = CHART_SIZES[0];
  let pages: number[][] = [];
  for (size of CHART_SIZES) {
    box.style.fontSize = `${size}pt`;
    const heights = [...box.querySelectorAll('[data-block]')].map(heightOf);
    const measured = blocks.map(({ section }, place) => ({ section, height: heights[place] ?? 0 }));
    pages = splitPages(measured, headsIn(box), BODY_ROOM);
    if (pages.length === 1) break;
  }
  return pages.map((places) => ({ part, size, blocks: places.map((place) => blocks[place] as Block) }));
}

/**
 * Divides parts among pages by measuring them. The ref belongs on a box with a child for each part, in which all its
 * blocks are drawn at the page's width; `ready`: false until the fonts are there, since other fonts have other heights.
 */
export function useChartPages(parts: readonly (readonly Block[])[], ready: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState<ChartPage[]>();
  useLayoutEffect(() => {
    if (!box.current || !ready) return;
    const drawn = [...box.current.children] as HTMLElement[];
    setPages(parts.flatMap((blocks, part) => laidOut(drawn[part] as HTMLElement, part, blocks)));
  }, [parts, ready]);
  return { box, pages };
}
