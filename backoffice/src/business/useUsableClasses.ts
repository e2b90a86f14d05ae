import { isUsable, type TaxClass } from '@clinic/contract/billing/tax-classes';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';

interface Options {
  /** Id of the class that a record has already. */
  kept?: string | null;
  /** False: reads nothing. */
  isNeeded?: boolean;
}

/** Signed tax classes that are not retired, by name, and the one that the record already has. */
export function useUsableClasses({ kept = null, isNeeded = true }: Options = {}): TaxClass[] {
  const { data } = useTaxClasses(isNeeded);
  return useMemo(() => (data ?? []).filter((one) => one.id === kept || isUsable(one)), [data, kept]);
}

/** All tax classes by name; read only when needed. */
export const useTaxClasses = (isNeeded: boolean) =>
  useGetList<TaxClass>(
    'taxClasses',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } },
    { enabled: isNeeded },
  );
