import { useEffect, useEffectEvent } from 'react';
import { openLayer } from './back-closes-layers.ts';

/** While it is open, Back closes this instead of leaving the page; `close` may ask first. */
export function useLayer(open: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => (open ? openLayer(() => closeNow()) : undefined), [open]);
}
