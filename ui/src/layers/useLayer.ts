import { useEffect, useEffectEvent } from 'react';
import { openLayer } from './back-closes-layers.ts';

/** While it is open, Back closes this instead of leaving the page; `asks`: `close` may ask first. */
export function useLayer(open: boolean, close: () => void, asks = false): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => (open ? openLayer({ close: () => closeNow(), asks }) : undefined), [open, asks]);
}
