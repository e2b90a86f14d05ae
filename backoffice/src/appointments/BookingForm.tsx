import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useGetIdentity } from 'react-admin';
import { FormRefusal } from '@clinic/ui/forms/SaveBar.tsx';
import { SavedForm } from '@clinic/ui/forms/SavedForm.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { useAssistants } from '../staff/useStaff.ts';
import { emptyBooking, type Booking, type BookingStart } from './booking.ts';
import { BookingActions } from './BookingActions.tsx';
import { BookingClient } from './BookingClient.tsx';
import { BookingFields } from './BookingFields.tsx';
import { BookingProposals } from './BookingProposals.tsx';
import { useSeriesRule } from './useSeries.ts';
import { useBooking, type ToBook } from './useBooking.tsx';

interface Props {
  /** Name of the draft; left out: none is kept. */
  draft?: string;
  /**
   * The calendar's chosen day, time and doctor: another choice replaces these fields, and the others keep what was
   * typed.
   */
  start: BookingStart;
  /** True: the day cannot be changed. */
  fixedDay?: boolean;
  /** Called after a visit was booked, or the client's existing one was moved here. */
  onBooked: () => void;
  children?: ReactNode;
  action?: ReactNode;
}

/** Books a visit, beside the calendar or on its own page: the filled button confirms it, the other only requests it. */
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
  // First values only: `BookingProposals` fills in a later `start`.
  const [values] = useState<ToBook>({ ...first, confirm: true });
  const { saving, question } = useBooking({ draft, onBooked });
  const form = useSavedForm({ saving, values, rules: useSeriesRule() });
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
        <BookingActions isBusy={saving.isBusy} onSubmit={(over) => void form.submit(over)}>
          {action}
        </BookingActions>
      </SavedForm>
      {question}
    </div>
  );
}
