import type { Day } from '@clinic/contract/clinic-calendar';
import { registrationOn } from '@clinic/contract/billing/business';
import type { TaxClass } from '@clinic/contract/billing/tax-classes';
import { createContext, useCallback, useContext } from 'react';
import { useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useBusiness } from '../business/useBusiness.ts';
import type { Registered } from './registered.ts';

export type RegisteredOn = (day: Day) => Registered | null;

export const RegisteredOnContext = createContext<RegisteredOn>(() => null);

/** How the clinic is registered on the invoice's day; null when it is not. */
export function useRegistered(): Registered | null {
  const day = useWatch({ name: 'date' }) as Day;
  return useContext(RegisteredOnContext)(day);
}

/** Reads the clinic's registration, and its classes only when it ever was registered. */
export function useRegisteredOn(): RegisteredOn {
  const { data } = useBusiness();
  const enabled = data?.business.registration.some(({ kind }) => kind !== 'none') ?? false;
  const { data: classes } = useGetList<TaxClass>(
    'taxClasses',
    { filter: {}, pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } },
    { enabled, onError: () => undefined },
  );
  return useCallback(
    (day) => {
      const kind = data ? registrationOn(data.business, day).kind : 'none';
      if (!data || kind === 'none') return null;
      const usable = (classes ?? []).filter(({ signed, retired }) => signed !== null && !retired);
      return { business: data.business, kind, classes: new Map(usable.map((one) => [one.id, one])) };
    },
    [data, classes],
  );
}
