import { effectiveTime } from '@clinic/contract/scheduling/appointment-rules';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { today } from '@clinic/ui/clinic-page';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useDoctors } from '../staff/useStaff.ts';
import { durations } from './booking.ts';
import { HoursReason } from './HoursReason.tsx';
import { EmailChoice } from './EmailChoice.tsx';
import { TimeChoice } from './TimeChoice.tsx';
import { timeErrors } from './time-errors.ts';
import { ScopeChoice } from './ScopeChoice.tsx';
import { TimeRefusal } from './TimeRefusal.tsx';
import { useMove, type Target } from './useMove.ts';

interface Props {
  appointment: Appointment;
  /** The proposed time or doctor; left out: the present ones. */
  proposed?: Partial<Target>;
  onClose: () => void;
  onMoved: () => void;
}

export function RescheduleDialog({ appointment, proposed, onClose, onMoved }: Props) {
  const { client, doctor, duration, appointmentType, id } = appointment;
  const now = { ...effectiveTime(appointment), duration, doctor: doctor.id };
  const { move, change, choose, busy, refused, submit, question } = useMove(
    appointment,
    { ...now, ...proposed },
    onMoved,
  );
  const [tried, setTried] = useState(false);
  const doctors = useDoctors();
  const known = doctors.data?.some((one) => one.id === move.doctor) ? [] : [doctor];
  const errors = timeErrors(move, today());
  const confirm = () => {
    setTried(true);
    if (Object.keys(errors).length === 0) void submit();
  };
  return (
    <ConfirmDialog
      open
      busy={busy}
      title={`Reschedule ${client.name}`}
      confirmLabel="Reschedule"
      onConfirm={confirm}
      onClose={onClose}
    >
      {refused && (
        <TimeRefusal
          refused={refused}
          busy={busy}
          onTake={() => void submit(true)}
          onChoose={choose}
          sx={{ mb: 3 }}
        />
      )}
      <Stack sx={{ gap: 3, pt: 1 }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 3 }}>
          <TextField
            select
            fullWidth
            size="small"
            label="Doctor"
            value={move.doctor}
            onChange={(event) => change({ doctor: event.target.value })}
          >
            {[...known, ...(doctors.data ?? [])].map((one) => (
              <MenuItem key={one.id} value={one.id}>
                {one.name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            fullWidth
            size="small"
            label="Duration"
            value={move.duration}
            onChange={(event) => change({ duration: Number(event.target.value) })}
          >
            {durationsWith(duration).map(({ id: minutes, name }) => (
              <MenuItem key={minutes} value={minutes}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
        <TimeChoice
          value={move}
          onChange={change}
          doctor={move.doctor}
          duration={move.duration}
          type={appointmentType}
          moving={id}
          errors={tried ? errors : {}}
        />
        <HoursReason
          visit={{ ...move, appointmentType }}
          value={move.hoursReason}
          onChange={(hoursReason) => change({ hoursReason })}
        />
        <ScopeChoice appointment={appointment} value={move.scope} onChange={(scope) => change({ scope })} />
        <EmailChoice move={move} onChange={change} />
        {question}
      </Stack>
    </ConfirmDialog>
  );
}

/** The offered lengths, with the visit's own added. */
const durationsWith = (duration: number) =>
  durations.some(({ id }) => id === duration)
    ? durations
    : [{ id: duration, name: `${duration} minutes` }, ...durations];
