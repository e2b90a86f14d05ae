import { typedOf } from '@clinic/ui/drafts';
import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Booking } from './booking.ts';

/** Called with a function that reads the open form, and with null when it closes. */
export type OnTyped = (read: (() => Partial<Booking>) | null) => void;

/** Gives the page around a booking form access to its typed values. */
export function TypedBooking({ onTyped }: { onTyped: OnTyped }) {
  const { getValues } = useFormContext<Booking>();
  const { dirtyFields } = useFormState<Booking>();
  useEffect(() => {
    onTyped(() => typedOf({ ...getValues() }, { ...dirtyFields, client: true }));
    return () => onTyped(null);
  }, [onTyped, getValues, dirtyFields]);
  return null;
}
