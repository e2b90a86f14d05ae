import { useEffect, type RefObject } from 'react';

/** The library counts how many visits a day of a month holds when the window changes; what opens beside it changes that too. */
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
