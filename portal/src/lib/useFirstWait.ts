import { useState } from 'react';

/**
 * Returns true only while a page waits for the first time. A record that could not be read is awaited again when it is
 * read again: the drawn page stays then, with all that the person has opened in it.
 */
export function useFirstWait(waits: boolean): boolean {
  const [isOver, setOver] = useState(!waits);
  if (!waits && !isOver) setOver(true);
  return waits && !isOver;
}
