import { useEffect, type RefObject } from 'react';

// Corrects the library's roles: its month is a "table" with buttons directly in rows, which screen readers cannot read.
function correctRoles(frame: HTMLElement): void {
  for (const part of frame.querySelectorAll(
    '[role="rowgroup"], [role="row"], [role="cell"], [role="columnheader"]',
  )) {
    part.removeAttribute('role');
    part.removeAttribute('aria-sort');
  }
  frame.querySelector('.rbc-month-view[role="table"]')?.setAttribute('role', 'group');
  const scrolling = frame.querySelector('.rbc-time-content, .rbc-agenda-content');
  if (scrolling && !scrolling.hasAttribute('tabindex')) {
    scrolling.setAttribute('tabindex', '0');
    scrolling.setAttribute('role', 'group');
    scrolling.setAttribute('aria-label', scrolling.matches('.rbc-agenda-content') ? 'Agenda' : 'Hours');
  }
}

/** Keeps the calendar's roles true while it draws. */
export function useCalendarRoles(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    correctRoles(element);
    const observer = new MutationObserver(() => correctRoles(element));
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [frame]);
}
