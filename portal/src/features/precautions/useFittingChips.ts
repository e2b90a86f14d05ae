import { useCallback, useState } from 'react';

const ROWS = 2;
/** Pixels between two chips, as the line sets them. */
export const CHIP_GAP = 6;
/** Pixels of "+12 more". */
const MORE = 72;

/** Whether boxes of these widths go into the rows, one after the other. */
function fit(widths: readonly number[], room: number): boolean {
  let row = 1;
  let used = 0;
  for (const width of widths) {
    const next = used === 0 ? width : used + CHIP_GAP + width;
    if (next > room && used > 0) {
      row += 1;
      used = width;
    } else used = next;
  }
  return row <= ROWS;
}

/** How many go into two rows with the button for the rest. */
function fitting(widths: readonly number[], room: number): number {
  if (fit(widths, room)) return widths.length;
  let count = widths.length - 1;
  while (count > 0 && !fit([...widths.slice(0, count), MORE], room)) count -= 1;
  return count;
}

/** How many of a list's items are shown. The others stay in place unseen, so that they can be measured. */
export function useFittingChips(texts: readonly string[]) {
  const said = texts.join('\n');
  const [measured, setMeasured] = useState({ said: '', shown: 0 });
  const list = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const observer = new ResizeObserver(() => {
        const items = [...element.querySelectorAll<HTMLElement>(':scope > [data-chip]')];
        const widths = items.map((item) => item.offsetWidth);
        setMeasured({ said, shown: fitting(widths, element.clientWidth) });
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [said],
  );
  return { list, shown: measured.said === said ? measured.shown : texts.length };
}
