import { formatDay } from '@clinic/contract/clinic-calendar';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, lazy, useId, useRef, useState } from 'react';
import { Form } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { FormDraft } from '../forms/FormDraft.tsx';
import { FormGuard } from '../forms/FormGuard.tsx';
import { useFormDraft } from '../forms/useFormDraft.ts';
import { useLeaveTo } from '../forms/useLeaveTo.ts';
import { emptyBooking, type Booking } from './booking.ts';
import { BookingClient } from './BookingClient.tsx';
import { BookingFields } from './BookingFields.tsx';
import { useBooking, type HowToBook } from './useBooking.ts';

const BookingRefusal = lazy(async () => ({
  default: (await import('./BookingRefusal.tsx')).BookingRefusal,
}));

interface Props {
  /** What the address says: with a day, that is not asked for. */
  given: Partial<Booking>;
}

const BookingDay = () => (
  <Typography>
    On <strong>{formatDay(useWatch<Booking, 'date'>({ name: 'date' }))}</strong>
  </Typography>
);

/** Books on a page of its own, as the specified address opens it. */
export function BookAppointmentForm({ given }: Props) {
  /** Each submitting button sets it: what a refused form was meant for must not last until the next press. */
  const how = useRef<HowToBook>({ confirm: false });
  const [saved, setSaved] = useState(false);
  const formId = useId();
  const leaveTo = useLeaveTo();
  const navigate = useNavigate();
  const draft = useFormDraft(`book-appointment:${given.date ?? ''}${given.client ? `:${given.client}` : ''}`);
  const done = () => {
    setSaved(true);
    leaveTo('/appointments');
  };
  const { book, refused, forget } = useBooking(done);
  const meant = (next: HowToBook) => () => {
    how.current = next;
  };
  const takeAnyway = () => {
    how.current = { confirm: true, overHold: true };
    document.querySelector<HTMLFormElement>(`#${CSS.escape(formId)}`)?.requestSubmit();
  };
  return (
    <Paper variant="outlined" sx={{ p: { xs: 4, sm: 6 }, maxWidth: 760 }}>
      <Form
        id={formId}
        defaultValues={emptyBooking(given)}
        onSubmit={(values: object) => book(values as Booking, how.current)}
        disableInvalidFormNotification
        noValidate
      >
        <FormGuard saved={saved} draft={draft} />
        <FormDraft draft={draft} saved={saved} />
        <Stack sx={{ gap: 2 }}>
          <Suspense>
            {refused && <BookingRefusal refused={refused} onChosen={forget} onTake={takeAnyway} />}
          </Suspense>
          {given.date && <BookingDay />}
          <BookingClient onMoved={done} />
          <BookingFields fixedDay={Boolean(given.date)} />
        </Stack>
        <Stack direction="row" sx={{ gap: 2, mt: 4, flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" onClick={meant({ confirm: false })}>
            Book appointment
          </Button>
          <Button type="submit" variant="outlined" onClick={meant({ confirm: true })}>
            Book and confirm
          </Button>
          <Button onClick={() => void navigate('/appointments')}>Cancel</Button>
        </Stack>
      </Form>
    </Paper>
  );
}
