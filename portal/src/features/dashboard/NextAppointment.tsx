import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { clinicOnMap } from '@clinic/contract/clinic';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ClinicButton, ClinicButtonAnchor, ClinicButtonLink } from '@clinic/ui/layout/ClinicButton.tsx';
import { Panel } from '../../components/Panel.tsx';
import { AppointmentBadge } from '@clinic/ui/calendar/AppointmentBadge.tsx';
import { askedText, placeText, upcoming, whenText } from '../appointments/appointment-texts.ts';

/** Rarely used, so its code is loaded on demand. */
const addToCalendar = async (appointment: Appointment) =>
  (await import('../appointments/calendar-file.ts')).saveCalendarFile(appointment);

export function NextAppointment({ appointments, now }: { appointments: readonly Appointment[]; now: Date }) {
  const next = upcoming(appointments, now)[0];
  if (!next) {
    return (
      <Panel title="Next appointment">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography sx={{ flex: '1 1 9rem' }}>You have no upcoming appointment.</Typography>
          <ClinicButtonLink look="outlined" to="/client/appointments">
            Book an appointment
          </ClinicButtonLink>
        </Box>
      </Panel>
    );
  }
  const { day, time } = whenText(next);
  return (
    <Panel title="Next appointment" aside={<AppointmentBadge status={next.status} />}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>{day}</Typography>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{time}</Typography>
        <Typography>With {next.doctor.name}</Typography>
        {/* On a phone the way there is behind "Directions". */}
        <Typography
          sx={{
            color: 'text.secondary',
            display: { xs: next.appointmentType === 'Online' ? 'block' : 'none', md: 'block' },
          }}
        >
          {placeText(next)}
        </Typography>
      </Box>
      {next.askedMove && <Typography>{askedText(next.askedMove)}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        {next.joinLink && (
          <ClinicButtonAnchor look="filled" href={next.joinLink} target="_blank" rel="noreferrer">
            Join
          </ClinicButtonAnchor>
        )}
        {next.appointmentType !== 'Online' && (
          <ClinicButtonAnchor look="outlined" href={clinicOnMap()} target="_blank" rel="noreferrer">
            Directions
          </ClinicButtonAnchor>
        )}
        <ClinicButton look="outlined" onClick={() => void addToCalendar(next)}>
          Add to calendar
        </ClinicButton>
      </Box>
    </Panel>
  );
}
