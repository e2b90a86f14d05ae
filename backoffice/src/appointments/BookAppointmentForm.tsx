import { formatDay } from '@clinic/contract/clinic-calendar';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useLeaveTo } from '../forms/useLeaveTo.ts';
import type { BookedState } from './booked-state.ts';
import { bookingDraft, type Booking } from './booking.ts';
import { BookingForm } from './BookingForm.tsx';

interface Props {
  /** Values from the address; the form cannot change a day among them. */
  given: Partial<Booking>;
}

const BookingDay = () => (
  <Typography sx={{ mb: 2 }}>
    On <strong>{formatDay(useWatch<Booking, 'date'>({ name: 'date' }))}</strong>
  </Typography>
);

export function BookAppointmentForm({ given }: Props) {
  // Kept from the first rendering, since the address gives a new object each time.
  const [start] = useState(given);
  const leaveTo = useLeaveTo();
  const navigate = useNavigate();
  return (
    <Paper variant="outlined" sx={{ p: { xs: 4, sm: 6 }, pb: { xs: 0, sm: 0 }, maxWidth: 760 }}>
      <BookingForm
        start={start}
        draft={bookingDraft(start)}
        fixedDay={Boolean(start.date)}
        onBooked={() => leaveTo('/appointments', { isBooked: true } satisfies BookedState)}
        action={<Button onClick={() => void navigate('/appointments')}>Cancel</Button>}
      >
        {start.date && <BookingDay />}
      </BookingForm>
    </Paper>
  );
}
