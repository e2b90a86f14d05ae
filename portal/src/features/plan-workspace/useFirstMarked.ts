import { useEffect, useRef } from 'react';

/** Moves to a list's first marked field after each failed attempt to save. */
export function useFirstMarked(tries: number) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (tries > 0) list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return list;
}
