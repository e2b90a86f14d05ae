import type { Client } from '@clinic/contract/people';
import { useEffect, useRef } from 'react';
import { useGetOne } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Booking, BookingStart } from './booking.ts';
import { useFirstFree, useFreeTimes } from './TimeChoice.tsx';
import { useUsualType } from './useUsualType.ts';

const GIVEN = ['date', 'time', 'duration', 'doctor', 'client'] as const;

/** Marks a proposed value as typed, so that no later proposal replaces it. */
const CHOSEN = { shouldDirty: true, shouldValidate: true } as const;

/**
 * Fills in the pressed slot, the client's own doctor, the usual type and the first free time of the day. From
 * a client's page no day was chosen: when the day is full, it takes the first day with a free time.
 */
export function BookingProposals({ start }: { start: BookingStart }) {
  const { setValue, getFieldState, formState } = useFormContext<Booking>();
  // A form that was sent before the times were there no longer asks for one that it has.
  const { dirtyFields, touchedFields, isSubmitted: shouldValidate } = formState;
  const [client, doctor, date, time, duration, type] = useWatch<
    Booking,
    ['client', 'doctor', 'date', 'time', 'duration', 'appointmentType']
  >({ name: ['client', 'doctor', 'date', 'time', 'duration', 'appointmentType'] });
  const { data: known } = useGetOne<Client>(
    'clients',
    { id: client },
    { enabled: Boolean(client), onError: () => undefined },
  );
  const proposed = useRef('');
  /** True: the pressed column has named the doctor. */
  const isDoctorGiven = useRef(false);
  const free = useFreeTimes({ doctor, date, duration, type });
  const first = free.data?.times[0] ?? '';
  const unchosen = start.client !== undefined && known !== undefined && date === start.date && !time;
  const full = unchosen && free.data?.times.length === 0;
  const later = useFirstFree({ doctor, duration, type }, full).data;

  useEffect(() => {
    isDoctorGiven.current ||= start.doctor !== undefined;
    for (const name of GIVEN) if (start[name] !== undefined) setValue(name, start[name], CHOSEN);
  }, [start, setValue]);

  const own = known?.doctor;
  useEffect(() => {
    if (own && !isDoctorGiven.current && !getFieldState('doctor').isDirty) setValue('doctor', own);
  }, [own, getFieldState, setValue]);

  const usual = useUsualType(client);
  const typed = dirtyFields.appointmentType ?? touchedFields.appointmentType ?? false;
  useEffect(() => {
    if (usual && !typed) setValue('appointmentType', usual);
  }, [usual, typed, setValue]);

  useEffect(() => {
    // A time that the person chose is not replaced.
    if (!first || time !== proposed.current || time === first) return;
    proposed.current = first;
    setValue('time', first, { shouldValidate });
  }, [first, time, shouldValidate, setValue]);

  useEffect(() => {
    if (!full || !later) return;
    proposed.current = later.time;
    setValue('date', later.date, { shouldValidate });
    setValue('time', later.time, { shouldValidate });
  }, [full, later, shouldValidate, setValue]);
  return null;
}
