import { useCallback, useState } from 'react';

/** Pixels between two chips. */
export const CHIP_GAP = 6;
/** Width in pixels of the button "+12 more". */
export const REST_WIDTH = 80;

/** The length of boxes side by side. */
const lengthOf = (widths: readonly number[]): number =>
  widths.reduce((sum, width) => sum + width, Math.max(widths.length - 1, 0) * CHIP_GAP);

/** Counts the chips that fit beside the button for the rest; at least one, which is cut if needed. */
function fitting(widths: readonly number[], room: number): number {
  if (lengthOf(widths) <= room) return widths.length;
  let count = Math.max(widths.length - 1, 1);
  while (count > 1 && lengthOf([...widths.slice(0, count), REST_WIDTH]) > room) count -= 1;
  return count;
}

/** The number of chips shown. The others stay in place invisibly, so that they can be measured. */
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
