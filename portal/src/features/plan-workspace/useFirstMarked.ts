import { useEffect, useRef } from 'react';

/** Moves to a list's first marked field after each failed attempt to save; `fields` may leave some out. */
export function useFirstMarked(tries: number, fields = '*') {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (tries > 0) list.current?.querySelector<HTMLElement>(`${fields}[aria-invalid="true"]`)?.focus();
  }, [tries, fields]);
  return list;
}
