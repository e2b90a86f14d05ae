import type { Consultation } from '@clinic/contract/care/consultations/consultations';
import { counted } from '@clinic/contract/platform/counted';
import { dayOf } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CheckInFacts } from '../check-ins/CheckInFacts.tsx';
import { OverviewPart } from '../client-overview/OverviewPart.tsx';
import { checkInPlace } from '../plan-workspace/client-pages.ts';

/** Shows how the client followed the plans, and the last check-in. */
export function Followed({ clientId, consultation }: { clientId: string; consultation: Consultation }) {
  const { adherence, checkIn } = consultation;
  const { followed, answered, days } = adherence;
  const place = checkIn ? `#${checkInPlace(checkIn.id)}` : '';
  return (
    <OverviewPart title="Between visits" to={`/doctor/clients/${clientId}${place}`} link="Overview">
      <Typography>
        {answered > 0
          ? `Followed ${followed} of ${answered} answered meals and doses, on ${counted(days, 'day')} of the last seven.`
          : 'Nothing was answered in the last seven days.'}
      </Typography>
      {checkIn && (
        <Box sx={{ mt: 2 }}>
          <Typography sx={{ color: 'text.secondary', mb: 1 }}>
            Check-in of week {checkIn.week}, {dayOf(checkIn.sentAt)}
            {checkIn.readAt ? '' : ', not read yet'}
          </Typography>
          <CheckInFacts checkIn={checkIn} />
        </Box>
      )}
    </OverviewPart>
  );
}
