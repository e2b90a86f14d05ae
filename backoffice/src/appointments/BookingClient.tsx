import { effectiveTime } from '@clinic/contract/appointment-rules';
import type { Client } from '@clinic/contract/people';
import { stateWord } from '@clinic/ui/calendar/appointment-words.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import PersonAddIcon from '@mui/icons-material/PersonAddOutlined';
import Button from '@mui/material/Button';
import { Suspense, lazy, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ClientSelect } from '../clients/ClientSelect.tsx';
import { whenText } from './appointment-words.ts';
import type { Booking } from './booking.ts';
import { useActiveVisit } from './useActiveVisit.ts';

const RescheduleDialog = lazy(async () => ({
  default: (await import('./RescheduleDialog.tsx')).RescheduleDialog,
}));
const ClientDialog = lazy(() => import('../clients/ClientDialog.tsx'));

/** Keeps what happens in a dialog from the form around it, which would take its Enter for its own. */
const stop = (event: { stopPropagation: () => void }) => event.stopPropagation();

interface Props {
  /** The visit that the client has already was moved to here. */
  onMoved: () => void;
}

/** For whom is booked: somebody known or somebody new; who has a visit already is moved. */
export function BookingClient({ onMoved }: Props) {
  const { setValue, getValues } = useFormContext<Booking>();
  const client = useWatch<Booking, 'client'>({ name: 'client' });
  const active = useActiveVisit(client);
  const [opened, setOpened] = useState<'new' | 'move' | null>(null);
  const close = () => setOpened(null);
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
  const dialog = (
    <div onSubmit={stop}>
      {opened === 'new' && (
        <Suspense>
          <ClientDialog
            client={null}
            onClose={close}
            onAdded={(added: Client) => setValue('client', added.id, { shouldValidate: true })}
          />
        </Suspense>
      )}
      {opened === 'move' && active && (
        <Suspense>
          <RescheduleDialog appointment={active} proposed={proposed()} onClose={close} onMoved={onMoved} />
        </Suspense>
      )}
    </div>
  );
  return (
    <>
      <ClientSelect />
      {!client && (
        <Button
          startIcon={<PersonAddIcon />}
          onClick={() => setOpened('new')}
          sx={{ justifySelf: 'start', alignSelf: 'start' }}
        >
          New client
        </Button>
      )}
      {active && (
        <Notice
          tone="waiting"
          announce="status"
          action={
            <Button color="inherit" variant="outlined" onClick={() => setOpened('move')}>
              Move it here
            </Button>
          }
        >
          {active.client.name} has a visit already: {whenText(active)} with {active.doctor.name} (
          {stateWord(active)}).
        </Notice>
      )}
      {dialog}
    </>
  );
}
