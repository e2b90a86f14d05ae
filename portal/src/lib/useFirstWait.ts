import { useState } from 'react';

/**
 * Whether a page waits for the first time. A record whose reading failed is awaited again when it is read again: what was
 * drawn stays then, with whatever the person has opened or typed in it.
 */
export function useFirstWait(waits: boolean): boolean {
  const [isOver, setOver] = useState(!waits);
  if (!waits && !isOver) setOver(true);
  return waits && !isOver;
}
