import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Form, useGetIdentity } from 'react-admin';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { useAssistants } from '../staff/useStaff.ts';
import { emptyBooking, type Booking, type BookingStart } from './booking.ts';
import { BookingClient } from './BookingClient.tsx';
import { BookingFields } from './BookingFields.tsx';
import { BookingProposals } from './BookingProposals.tsx';
import { BookingRefusal } from './BookingRefusal.tsx';
import { useBooking, type HowToBook } from './useBooking.ts';

interface Props {
  /** A new value puts its day, time and doctor into the form; the other fields keep what was typed. */
  start: BookingStart;
  /** The day is given and cannot be changed. */
  fixedDay?: boolean;
  /** After a visit was booked, or the client's existing visit was moved here. */
  onBooked: () => void;
  children?: ReactNode;
  action?: ReactNode;
}

/** Stands beside the calendar and on its own page: the filled button confirms, the other one requests. */
export function BookingForm({ start, fixedDay, onBooked, children, action }: Props) {
  /** Each submit button sets it: a choice made for a refused attempt must not apply to the next one. */
  const how = useRef<HowToBook>({ confirm: true });
  const frame = useRef<HTMLDivElement>(null);
  const formId = useId();
  const { book, refused, forget, question } = useBooking(onBooked);
  const me = useGetIdentity();
  const assistants = useAssistants();
  const ready = !me.isPending && !assistants.isPending;
  const own = assistants.data?.find(({ id }) => id === me.data?.id);
  useEffect(() => {
    if (ready) frame.current?.querySelector<HTMLInputElement>('input[name="client"]')?.focus();
  }, [ready]);
  if (!ready) return <ContentSkeleton rows={8} />;
  const meant = (next: HowToBook) => () => {
    how.current = next;
  };
  const takeAnyway = () => {
    how.current = { confirm: true, overHold: true };
    frame.current?.querySelector('form')?.requestSubmit();
  };
  return (
    <div ref={frame}>
      <Form
        id={formId}
        defaultValues={emptyBooking({ doctor: own?.doctor ?? '', assistant: own?.id ?? '', ...start })}
        onSubmit={(values: object) => book(values as Booking, how.current)}
        disableInvalidFormNotification
        noValidate
      >
        {children}
        <BookingProposals start={start} />
        <Stack sx={{ gap: 2 }}>
          {refused && <BookingRefusal refused={refused} onChosen={forget} onTake={takeAnyway} />}
          <BookingClient onMoved={onBooked} />
          <BookingFields fixedDay={fixedDay} />
        </Stack>
        <Box
          sx={{
            position: 'sticky',
            bottom: 0,
            zIndex: 1,
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            py: 3,
            bgcolor: 'background.paper',
            borderTop: '1px solid var(--line)',
          }}
        >
          <Button type="submit" variant="contained" onClick={meant({ confirm: true })}>
            Book and confirm
          </Button>
          <Button type="submit" variant="outlined" onClick={meant({ confirm: false })}>
            Book as request
          </Button>
          {action}
        </Box>
      </Form>
      {question}
    </div>
  );
}
