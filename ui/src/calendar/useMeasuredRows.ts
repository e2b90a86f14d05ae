import { useEffect, type RefObject } from 'react';

/**
 * Makes the library measure again how many visits fit into a day when a pane opens beside it, not only when the window
 * changes.
 */
export function useMeasuredRows(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let known = element.offsetWidth;
    const observer = new ResizeObserver(() => {
      if (element.offsetWidth === known) return;
      known = element.offsetWidth;
      window.dispatchEvent(new Event('resize'));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
}
