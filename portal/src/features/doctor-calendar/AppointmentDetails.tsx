import { counted } from '@clinic/contract/counted';
import type { Appointment } from '@clinic/contract/appointments';
import { clinicDateTime, formatDayTime } from '@clinic/contract/clinic-calendar';
import { APPOINTMENT_TYPE_LABELS } from '@clinic/contract/constants';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Link } from 'react-router';
import { Facts } from '../../components/Facts.tsx';
import { clinicZone } from '@clinic/ui/clinic-page';
import { AppointmentBadge } from '@clinic/ui/calendar/AppointmentBadge.tsx';

/** As the specification writes these two, unlike any other moment. */
const literalMoment = (instant: string): string =>
  formatDayTime(clinicDateTime(new Date(instant), clinicZone()));

export function AppointmentDetails({
  appointment,
  onClose,
}: {
  appointment: Appointment;
  onClose: () => void;
}) {
  const { client, doctor, assistant, start, end, duration, appointmentType, planType, status } = appointment;
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="appointment-details">
      <DialogTitle id="appointment-details">Appointment Details</DialogTitle>
      <DialogContent
        // On a phone it scrolls, by keyboard too.
        tabIndex={0}
        sx={{ display: 'grid', gap: 4 }}
      >
        <div>
          <AppointmentBadge status={status} />
        </div>
        <Facts
          facts={[
            ['Client', client.name],
            ['Doctor', doctor.name],
            ['Assistant', assistant?.name ?? '–'],
            ['Start Time', literalMoment(start)],
            ['End Time', literalMoment(end)],
            ['Duration', counted(duration, 'minute')],
            ['Appointment Type', appointmentType ? APPOINTMENT_TYPE_LABELS[appointmentType] : '–'],
            ['Plan Type', planType ?? 'No active program'],
            ['Client notes', appointment.clientNotes || '–'],
            ['Front desk notes', appointment.assistantNotes || '–'],
          ]}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button variant="contained" component={Link} to={`/doctor/client-plan/${client.id}`}>
          View Client Details
        </Button>
      </DialogActions>
    </Dialog>
  );
}
