import { counted } from '@clinic/contract/platform/counted';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { isActive } from '@clinic/contract/scheduling/appointment-rules';
import { clinicDateTime, formatDayTime, formatMoment } from '@clinic/contract/clinic-calendar';
import { APPOINTMENT_TYPE_LABELS } from '@clinic/contract/constants';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { Link } from 'react-router';
import { Facts } from '../../components/Facts.tsx';
import { clinicZone } from '@clinic/ui/clinic-page';
import { AppointmentBadge } from '@clinic/ui/calendar/AppointmentBadge.tsx';
import { placeWord } from '@clinic/ui/calendar/place-word.ts';
import { useNow } from '@clinic/ui/session/useNow.ts';
import { JoinLinkForm } from './JoinLinkForm.tsx';
import { OutcomeButtons } from './OutcomeButtons.tsx';

/** The prescribed format of these two moments, unlike all others. */
const literalMoment = (instant: string): string =>
  formatDayTime(clinicDateTime(new Date(instant), clinicZone()));

export function AppointmentDetails({
  appointment: opened,
  onClose,
}: {
  appointment: Appointment;
  onClose: () => void;
}) {
  const [appointment, setAppointment] = useState(opened);
  const hasLink = appointment.appointmentType === 'Online' && appointment.status === 'confirmed';
  const active = isActive({ ...appointment, endsAt: new Date(appointment.end) }, useNow());
  const { client, doctor, assistant, start, end, duration, appointmentType, planType, status } = appointment;
  const { outcome, outcomeMissing, hoursReason, askedMove } = appointment;
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="appointment-details">
      <DialogTitle id="appointment-details">Appointment Details</DialogTitle>
      <DialogContent
        // Focusable, since it scrolls on a phone.
        tabIndex={0}
        sx={{ display: 'grid', gap: 4 }}
      >
        <div>
          <AppointmentBadge status={status} outcome={outcome} outcomeMissing={outcomeMissing} />
        </div>
        <Facts
          facts={[
            [
              'Client',
              <Link key="client" to={`/doctor/clients/${client.id}`}>
                {client.name}
              </Link>,
            ],
            ['Doctor', doctor.name],
            ['Assistant', assistant?.name ?? '–'],
            ['Start Time', literalMoment(start)],
            ['End Time', literalMoment(end)],
            ...(askedMove ? [['Asks to move to', formatMoment(askedMove)] as const] : []),
            ...(appointment.series ? [['Series', placeWord(appointment)] as const] : []),
            ['Duration', counted(duration, 'minute')],
            ['Appointment Type', appointmentType ? APPOINTMENT_TYPE_LABELS[appointmentType] : '–'],
            ['Plan Type', planType ?? 'No active program'],
            ['Client notes', appointment.clientNotes || '–'],
            ['Front desk notes', appointment.assistantNotes || '–'],
            ...(hoursReason ? [['Outside hours because', hoursReason] as const] : []),
          ]}
        />
        <OutcomeButtons appointment={appointment} onRecorded={setAppointment} />
        {hasLink && active && <JoinLinkForm appointment={appointment} onSaved={setAppointment} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        {outcome === 'arrived' && (
          <Button component={Link} to={`/doctor/consultation/${client.id}?visit=${appointment.id}`}>
            Consultation
          </Button>
        )}
        <Button variant="contained" component={Link} to={`/doctor/client-plan/${client.id}`}>
          View Client Details
        </Button>
      </DialogActions>
    </Dialog>
  );
}
