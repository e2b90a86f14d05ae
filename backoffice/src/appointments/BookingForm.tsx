import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useGetIdentity } from 'react-admin';
import { FormRefusal, SaveButton } from '@clinic/ui/forms/SaveBar.tsx';
import { SavedForm } from '@clinic/ui/forms/SavedForm.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { useAssistants } from '../staff/useStaff.ts';
import { emptyBooking, type Booking, type BookingStart } from './booking.ts';
import { BookingClient } from './BookingClient.tsx';
import { BookingFields } from './BookingFields.tsx';
import { BookingProposals } from './BookingProposals.tsx';
import { useBooking } from './useBooking.tsx';

interface Props {
  /** Names what is kept of it; left out: nothing is. */
  draft?: string;
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
export function BookingForm(props: Props) {
  const { start } = props;
  const me = useGetIdentity();
  const assistants = useAssistants();
  const ready = !me.isPending && !assistants.isPending;
  const own = assistants.data?.find(({ id }) => id === me.data?.id);
  if (!ready) return <ContentSkeleton rows={8} />;
  const first = emptyBooking({ doctor: own?.doctor ?? '', assistant: own?.id ?? '', ...start });
  return <ReadyForm first={first} {...props} />;
}

function ReadyForm({
  first,
  draft,
  start,
  fixedDay,
  onBooked,
  children,
  action,
}: Props & { first: Booking }) {
  const frame = useRef<HTMLDivElement>(null);
  // `BookingProposals` puts a later start into the form.
  const [values] = useState({ ...first, confirm: true });
  const { saving, question } = useBooking({ draft, onBooked });
  const form = useSavedForm({ saving, values });
  useEffect(() => {
    frame.current?.querySelector<HTMLInputElement>('input[name="client"]')?.focus();
  }, []);
  return (
    <div ref={frame}>
      <SavedForm form={form} guarded={draft !== undefined}>
        {children}
        <BookingProposals start={start} />
        <Stack sx={{ gap: 2 }}>
          <FormRefusal />
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
          <SaveButton label="Book and confirm" />
          <ClinicButton look="outlined" onClick={() => void form.submit({ confirm: false })}>
            Book as request
          </ClinicButton>
          {action}
        </Box>
      </SavedForm>
      {question}
    </div>
  );
}
