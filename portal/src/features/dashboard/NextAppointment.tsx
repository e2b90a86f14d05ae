import type { Appointment } from '@clinic/contract/appointments';
import Typography from '@mui/material/Typography';
import { ClinicButtonLink } from '@clinic/ui/layout/ClinicButton.tsx';
import { Panel } from '../../components/Panel.tsx';
import { AppointmentBadge } from '@clinic/ui/calendar/AppointmentBadge.tsx';
import { placeText, upcoming, whenText } from '../appointments/appointment-texts.ts';

export function NextAppointment({ appointments, now }: { appointments: readonly Appointment[]; now: Date }) {
  const next = upcoming(appointments, now)[0];
  if (!next) {
    return (
      <Panel title="Next appointment">
        <Typography sx={{ mb: 3 }}>You have no upcoming appointment.</Typography>
        <ClinicButtonLink look="outlined" to="/client/appointments">
          Book an appointment
        </ClinicButtonLink>
      </Panel>
    );
  }
  const { day, time } = whenText(next);
  return (
    <Panel title="Next appointment" aside={<AppointmentBadge status={next.status} />}>
      <Typography sx={{ fontWeight: 600 }}>{day}</Typography>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{time}</Typography>
      <Typography>With {next.doctor.name}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{placeText(next)}</Typography>
    </Panel>
  );
}
