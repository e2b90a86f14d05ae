import { formatDay } from '@clinic/contract/clinic-calendar';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { FormDraft } from '../forms/FormDraft.tsx';
import { FormGuard } from '../forms/FormGuard.tsx';
import { useFormDraft } from '../forms/useFormDraft.ts';
import { useLeaveTo } from '../forms/useLeaveTo.ts';
import type { Booking } from './booking.ts';
import { BookingForm } from './BookingForm.tsx';

interface Props {
  /** From the address; a day in it cannot be changed in the form. */
  given: Partial<Booking>;
}

const BookingDay = () => (
  <Typography sx={{ mb: 2 }}>
    On <strong>{formatDay(useWatch<Booking, 'date'>({ name: 'date' }))}</strong>
  </Typography>
);

export function BookAppointmentForm({ given }: Props) {
  // The address gives a new object at each rendering.
  const [start] = useState(given);
  const [saved, setSaved] = useState(false);
  const leaveTo = useLeaveTo();
  const navigate = useNavigate();
  const draft = useFormDraft(`book-appointment:${start.date ?? ''}${start.client ? `:${start.client}` : ''}`);
  const done = () => {
    setSaved(true);
    leaveTo('/appointments');
  };
  return (
    <Paper variant="outlined" sx={{ p: { xs: 4, sm: 6 }, pb: { xs: 0, sm: 0 }, maxWidth: 760 }}>
      <BookingForm
        start={start}
        fixedDay={Boolean(start.date)}
        onBooked={done}
        action={<Button onClick={() => void navigate('/appointments')}>Cancel</Button>}
      >
        <FormGuard saved={saved} draft={draft} />
        <FormDraft draft={draft} saved={saved} />
        {start.date && <BookingDay />}
      </BookingForm>
    </Paper>
  );
}
