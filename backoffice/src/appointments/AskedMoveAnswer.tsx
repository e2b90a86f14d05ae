import { effectiveTime } from '@clinic/contract/scheduling/appointment-rules';
import type { AppointmentAnswer } from '@clinic/contract/scheduling/appointment-calls';
import type { Appointment, AskedMove } from '@clinic/contract/scheduling/appointments';
import { formatMoment, type ClinicMoment } from '@clinic/contract/clinic-calendar';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TimeRefusal } from './TimeRefusal.tsx';
import { tellHow } from './told-toast.ts';
import { timeRefusedOf } from './time-refusal.ts';
import { useAppointmentsChanged } from './useAppointmentsChanged.ts';
import { useConfirm } from './useConfirm.ts';

interface Props {
  appointment: Appointment;
  asked: AskedMove;
  onAnswered: () => void;
}

interface Answer {
  to: ClinicMoment;
  overHold?: boolean;
}

/** Confirms the present or the requested time of a visit; an email tells the client. */
export function AskedMoveAnswer({ appointment, asked, onAnswered }: Props) {
  const confirm = useConfirm();
  const changed = useAppointmentsChanged();
  const now = effectiveTime(appointment);

  const { save, isBusy, refusal } = useSaving<Answer, AppointmentAnswer>({
    send: ({ to, ...more }) => confirm(appointment.id, to, more),
    saved: (answer) => {
      tellHow(answer, 'Confirmed', 'Appointment confirmed and client notified!');
      onAnswered();
    },
    otherwise: 'Failed to confirm appointment',
    refused: () => notify.error('Failed to confirm appointment'),
    settled: changed,
  });
  const refused = refusal && timeRefusedOf(refusal);
  const button = (label: string, to: ClinicMoment) => (
    <Button color="inherit" variant="outlined" disabled={isBusy} onClick={() => void save({ to })}>
      {label}
    </Button>
  );
  return (
    <>
      {refused && (
        <TimeRefusal
          refused={refused}
          busy={isBusy}
          onTake={() => void save({ to: asked, overHold: true })}
          onChoose={(alternative) => void save({ to: alternative })}
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
