import { clinicAddress, clinicFacts, clinicPhone } from '@clinic/contract/clinic';
import { formatTime, formatWeekday } from '@clinic/contract/clinic-calendar';
import { effectiveTime } from '@clinic/contract/scheduling/appointment-rules';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** The day, time and place of a visit on paper, without doctor or treatment, since a slip is left lying about. */
export function VisitSlip({ visit }: { visit: Appointment }) {
  const { date, time } = effectiveTime(visit);
  return (
    <Box
      className="visit-slip"
      component="section"
      aria-label="Slip"
      sx={{ bgcolor: '#fff', color: '#000', border: '1px solid var(--line)', overflowWrap: 'anywhere' }}
    >
      <Typography sx={{ fontFamily: 'var(--serif)', fontWeight: 600, fontSize: '1.1rem' }}>
        {clinicFacts().name}
      </Typography>
      <Typography sx={{ mt: 2 }}>{visit.client.name}</Typography>
      <Typography sx={{ mt: 2 }}>{formatWeekday(date)}</Typography>
      <Typography sx={{ fontSize: '1.6rem', fontWeight: 600, lineHeight: 1.3 }}>
        {formatTime(time)}
      </Typography>
      <Typography sx={{ mt: 2 }}>
        {visit.appointmentType === 'Online' ? 'Online' : clinicAddress()}
      </Typography>
      <Typography sx={{ mt: 2 }}>
        If you cannot come, please call{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {clinicPhone()}.
        </Box>
      </Typography>
    </Box>
  );
}
