import Stack from '@mui/material/Stack';
import { Suspense, lazy } from 'react';
import { useWatch } from 'react-hook-form';
import { isPastDay, type Booking } from './booking.ts';
import { BookingTime } from './BookingTime.tsx';
import { Repeat } from './Repeat.tsx';
import { StaffSelects } from './StaffSelects.tsx';
import { DurationInput, NotesInput, TypeInput } from './visit-inputs.tsx';

const PastVisitFields = lazy(() => import('./PastVisitFields.tsx'));

/** Fields for doctor, assistant, length, type and time; the client is chosen above them. */
export function BookingFields({ fixedDay = false }: { fixedDay?: boolean }) {
  const isPast = isPastDay(useWatch<Booking, 'date'>({ name: 'date' }));
  return (
    <>
      <StaffSelects />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: { xs: 0, sm: 3 } }}>
        <DurationInput />
        <TypeInput />
      </Stack>
      <BookingTime fixedDay={fixedDay} />
      {!isPast && <Repeat />}
      <NotesInput />
      <Suspense>{isPast && <PastVisitFields />}</Suspense>
    </>
  );
}
