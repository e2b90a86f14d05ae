import { typedOf } from '@clinic/ui/drafts';
import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Booking } from './booking.ts';

/** Is told how to read what is chosen in an open form, and null when it closes. */
export type OnTyped = (read: (() => Partial<Booking>) | null) => void;

/** Lets the page around a booking form read what is chosen in it. */
export function TypedBooking({ onTyped }: { onTyped: OnTyped }) {
  const { getValues } = useFormContext<Booking>();
  const { dirtyFields } = useFormState<Booking>();
  useEffect(() => {
    onTyped(() => typedOf({ ...getValues() }, { ...dirtyFields, client: true }));
    return () => onTyped(null);
  }, [onTyped, getValues, dirtyFields]);
  return null;
}
