import { isUsable, type TaxClass } from '@clinic/contract/billing/tax-classes';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';

interface Options {
  /** Id of the class that a record has already. */
  kept?: string | null;
  /** False: nothing is read. */
  isNeeded?: boolean;
}

/** Classes that an admin has signed and not retired, by name, and the one that a record has already. */
export function useUsableClasses({ kept = null, isNeeded = true }: Options = {}): TaxClass[] {
  const { data } = useTaxClasses(isNeeded);
  return useMemo(() => (data ?? []).filter((one) => one.id === kept || isUsable(one)), [data, kept]);
}

/** All classes by name; nothing is read while they are not needed. */
export const useTaxClasses = (isNeeded: boolean) =>
  useGetList<TaxClass>(
    'taxClasses',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } },
    { enabled: isNeeded },
  );
