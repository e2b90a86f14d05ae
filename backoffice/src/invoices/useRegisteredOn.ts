import type { Day } from '@clinic/contract/clinic-calendar';
import { registrationOn } from '@clinic/contract/billing/business';
import { realDate } from '@clinic/contract/rules';
import { today } from '@clinic/ui/clinic-page';
import { createContext, useContext, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useBusiness } from '../business/useBusiness.ts';
import { useUsableClasses } from '../business/useUsableClasses.ts';
import type { Registered } from './registered.ts';

export type RegisteredOn = (day: Day) => Registered | null;

export const RegisteredOnContext = createContext<RegisteredOn>(() => null);

/** The clinic's GST registration on the invoice's day; null without one. */
export function useRegistered(): Registered | null {
  const day = useWatch({ name: 'date' }) as Day;
  return useContext(RegisteredOnContext)(day);
}

/** Tells if the clinic is registered today but was not on that day. */
export const isBeforeRegistration = (day: Day, registeredOn: RegisteredOn): boolean =>
  !realDate(day) && day < today() && registeredOn(day) === null && registeredOn(today()) !== null;

/** Reads the clinic's registration, and its classes only when it ever was registered. */
export function useRegisteredOn(): RegisteredOn {
  const { data } = useBusiness();
  const isNeeded = data?.business.registration.some(({ kind }) => kind !== 'none') ?? false;
  const usable = useUsableClasses({ isNeeded });
  return useMemo(() => {
    const classes = new Map(usable.map((one) => [one.id, one]));
    return (day) => {
      const kind = data ? registrationOn(data.business, day).kind : 'none';
      return !data || kind === 'none' ? null : { business: data.business, kind, classes };
    };
  }, [data, usable]);
}
