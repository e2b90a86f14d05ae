import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a week that is wider than the screen to today, once, so that it does not move while reading. Its width
 * depends on its visits, which load later.
 */
export function useWeekInSight(frame: RefObject<HTMLElement | null>, week: string | undefined): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (!week) shown.current = undefined;
    const hours = frame.current?.querySelector('.rbc-time-content');
    const today = hours?.querySelector<HTMLElement>('.rbc-day-slot.rbc-today');
    if (!week || week === shown.current || !hours || !today) return undefined;
    const observer = new ResizeObserver(() => {
      if (hours.scrollWidth <= hours.clientWidth) return;
      observer.disconnect();
      shown.current = week;
      const gutter = hours.querySelector<HTMLElement>('.rbc-time-gutter')?.offsetWidth ?? 0;
      hours.scrollLeft = today.offsetLeft - gutter;
    });
    observer.observe(today);
    return () => observer.disconnect();
  }, [frame, week]);
}
