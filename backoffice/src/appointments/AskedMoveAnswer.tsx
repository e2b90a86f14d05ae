import { effectiveTime } from '@clinic/contract/scheduling/appointment-rules';
import type { Appointment, AskedMove } from '@clinic/contract/scheduling/appointments';
import { formatMoment, type ClinicMoment } from '@clinic/contract/clinic-calendar';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { TimeRefusal } from './TimeRefusal.tsx';
import { timeRefusedOf, type TimeRefused } from './time-refusal.ts';
import { useAppointmentsChanged } from './useAppointmentsChanged.ts';
import { useConfirm } from './useConfirm.ts';

interface Props {
  appointment: Appointment;
  asked: AskedMove;
  onAnswered: () => void;
}

/** Confirms the present or the requested time of a visit; an email tells the client. */
export function AskedMoveAnswer({ appointment, asked, onAnswered }: Props) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<TimeRefused | null>(null);
  const confirm = useConfirm();
  const changed = useAppointmentsChanged();
  const now = effectiveTime(appointment);

  const answer = async (to: ClinicMoment, overHold = false) => {
    setBusy(true);
    setRefused(null);
    try {
      await confirm(appointment.id, to, overHold ? { overHold } : {});
      notify.emailed('Appointment confirmed and client notified!');
      onAnswered();
    } catch (error) {
      notify.error('Failed to confirm appointment');
      setRefused(timeRefusedOf(error, 'Failed to confirm appointment'));
      setBusy(false);
    } finally {
      changed();
    }
  };
  const button = (label: string, to: ClinicMoment) => (
    <Button color="inherit" variant="outlined" disabled={busy} onClick={() => void answer(to)}>
      {label}
    </Button>
  );
  return (
    <>
      {refused && (
        <TimeRefusal
          refused={refused}
          busy={busy}
          onTake={() => void answer(asked, true)}
          onChoose={(alternative) => void answer(alternative)}
        />
      )}
      <Notice tone="waiting">
        <Typography sx={{ mb: 2 }}>
          {appointment.client.name} asks to move to {formatMoment(asked)}.
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {button('Move it there', asked)}
          {button(`Keep ${formatMoment(now)}`, now)}
        </Box>
      </Notice>
    </>
  );
}
