import type { Appointment } from '@clinic/contract/appointments';
import { APPOINTMENT_TYPE_LABELS } from '@clinic/contract/constants';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Facts } from '../../components/Facts.tsx';
import { AppointmentBadge } from '@clinic/ui/calendar/AppointmentBadge.tsx';
import { cancellingReason, placeText, whenText } from './appointment-texts.ts';

/** Few ask for the file: what writes it is loaded when they do. */
const addToCalendar = async (appointment: Appointment) =>
  (await import('./calendar-file.ts')).saveCalendarFile(appointment);

interface Props {
  appointment: Appointment;
  /** Absent when it is over or cancelled: then it can only be read. */
  actions?: { onReschedule: () => void; onCancel: () => void };
}

export function AppointmentCard({ appointment, actions }: Props) {
  const { day, time } = whenText(appointment);
  const reason = cancellingReason(appointment);
  const { status, doctor, assistant, appointmentType, clientNotes, assistantNotes } = appointment;
  return (
    <Box
      component="article"
      aria-label={`${day}, ${time}`}
      sx={{ bgcolor: 'var(--white)', border: '1px solid var(--line)', borderRadius: 1, p: { xs: 4, md: 5 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'baseline', mb: 3 }}>
        <Typography component="h2" variant="h4" sx={{ flex: '1 1 auto' }}>
          {day}
        </Typography>
        <AppointmentBadge status={status} />
        <Typography sx={{ flexBasis: '100%', fontVariantNumeric: 'tabular-nums' }}>{time}</Typography>
      </Box>
      <Facts
        facts={[
          ['Doctor', doctor.name],
          ['Assistant', assistant?.name],
          ['Type', APPOINTMENT_TYPE_LABELS[appointmentType]],
          ['Place', placeText(appointment)],
        ]}
      />
      {status === 'requested' && actions && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 3 }}>
          The clinic confirms the time by email.
        </Typography>
      )}
      {clientNotes && <Note label="Your notes" text={clientNotes} />}
      {assistantNotes && <Note label="From the clinic" text={assistantNotes} />}
      {reason && <Note label="Why the clinic cancelled" text={reason} />}
      {actions && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
          <Button variant="outlined" onClick={actions.onReschedule}>
            Reschedule
          </Button>
          <Button variant="outlined" onClick={() => void addToCalendar(appointment)}>
            Add to calendar
          </Button>
          <Button color="error" onClick={actions.onCancel}>
            Cancel
          </Button>
        </Box>
      )}
    </Box>
  );
}

function Note({ label, text }: { label: string; text: string }) {
  return (
    <Typography sx={{ mt: 3, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      <strong>{label}:</strong> {text}
    </Typography>
  );
}
