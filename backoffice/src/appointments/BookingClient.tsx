import { effectiveTime } from '@clinic/contract/scheduling/appointment-rules';
import { stateWord } from '@clinic/ui/calendar/appointment-words.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Button from '@mui/material/Button';
import { Suspense, lazy, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ClientOrNew } from '../clients/ClientOrNew.tsx';
import { whenText } from './appointment-words.ts';
import type { Booking } from './booking.ts';
import { useActiveVisit } from './useActiveVisit.ts';
import { VisitWish } from './VisitWish.tsx';

const RescheduleDialog = lazy(async () => ({
  default: (await import('./RescheduleDialog.tsx')).RescheduleDialog,
}));

interface Props {
  /** Called after the client's existing visit was moved here. */
  onMoved: () => void;
}

/** Chooses or adds the client; if there is an upcoming visit, offers to move it. */
export function BookingClient({ onMoved }: Props) {
  const { getValues } = useFormContext<Booking>();
  const client = useWatch<Booking, 'client'>({ name: 'client' });
  const active = useActiveVisit(client);
  const [moving, setMoving] = useState(false);
  const proposed = () => {
    const { date, time, duration, doctor } = getValues();
    const before = active && effectiveTime(active);
    return {
      date: date || before?.date,
      time: time || before?.time,
      duration,
      doctor: doctor || active?.doctor.id,
    };
  };
  return (
    <>
      <ClientOrNew />
      <VisitWish client={client} />
      {active && (
        <Notice
          tone="waiting"
          announce="status"
          action={
            <Button color="inherit" variant="outlined" onClick={() => setMoving(true)}>
              Move it here
            </Button>
          }
        >
          {active.client.name} has a visit already: {whenText(active)} with {active.doctor.name} (
          {stateWord(active)}).
        </Notice>
      )}
      {moving && active && (
        <Suspense>
          <RescheduleDialog
            appointment={active}
            proposed={proposed()}
            onClose={() => setMoving(false)}
            onMoved={onMoved}
          />
        </Suspense>
      )}
    </>
  );
}
