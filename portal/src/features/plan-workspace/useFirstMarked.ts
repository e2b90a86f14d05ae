import { useEffect, useRef } from 'react';

/** Leads to the first marked field of a list whenever a save was tried in vain. */
export function useFirstMarked(tries: number) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (tries > 0) list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return list;
}
