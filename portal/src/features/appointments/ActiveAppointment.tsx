import type { Appointment } from '@clinic/contract/scheduling/appointments';
import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { placeWord } from '@clinic/ui/calendar/place-word.ts';
import { STATUS_WORDS } from '@clinic/ui/calendar/status-words.ts';
import { whenText } from './appointment-texts.ts';
import { ACTIVE_ALREADY, SERIES_ALREADY } from './booking-calls.ts';

interface Props {
  appointment: Appointment;
  onReschedule: () => void;
  onClose: () => void;
}

/** Replaces the booking form for a client who already has an appointment. */
export default function ActiveAppointment({ appointment, onReschedule, onClose }: Props) {
  const { day, time } = whenText(appointment);
  return (
    <ConfirmDialog
      open
      title="You have an appointment"
      confirmLabel="Reschedule it"
      cancelLabel="Close"
      onConfirm={onReschedule}
      onClose={onClose}
    >
      <Typography sx={{ mb: 3 }}>
        {day}, {time}, with {appointment.doctor.name}: {STATUS_WORDS[appointment.status].toLowerCase()}
        {appointment.series && ` (${placeWord(appointment)})`}.
      </Typography>
      <Typography>{appointment.series ? SERIES_ALREADY : ACTIVE_ALREADY}</Typography>
    </ConfirmDialog>
  );
}
