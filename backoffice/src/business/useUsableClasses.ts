import type { TaxClass } from '@clinic/contract/billing/tax-classes';
import { useGetList } from 'react-admin';

/** Classes that an admin has signed and not retired, by name, and the one that a record has already. */
export function useUsableClasses(kept: string | null = null): TaxClass[] {
  const { data = [] } = useGetList<TaxClass>('taxClasses', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  });
  return data.filter(({ id, signed, retired }) => id === kept || (signed !== null && !retired));
}
