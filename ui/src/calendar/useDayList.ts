import { useEffect, useState } from 'react';
import { useLayer } from '../layers/useLayer.ts';

/** The list of a day that overflows its place in the month; the library closes it at a press elsewhere without an event. */
export function useDayList(): () => void {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closed = new MutationObserver(() => {
      if (!document.querySelector('.rbc-overlay')) setOpen(false);
    });
    closed.observe(document.body, { childList: true });
    return () => closed.disconnect();
  }, [isOpen]);
  useLayer(isOpen, () => document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  return () => setOpen(true);
}
