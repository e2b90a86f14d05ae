import { FoldedFilters } from '@clinic/ui/layout/FoldedFilters.tsx';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';

/** Further filters; folded on a phone. */
export function MoreFilters({ children }: { children: ReactNode }) {
  const { q: _search, id: _one, ...chosen } = useListContext().filterValues;
  return <FoldedFilters chosen={Object.keys(chosen).length}>{children}</FoldedFilters>;
}
