import type { DeskVisit } from '@clinic/contract/dashboards/desk-worklists';
import { APPOINTMENT_TYPE_LABELS } from '@clinic/contract/constants';
import { isOver } from '@clinic/contract/scheduling/visit-outcome';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useNow } from '@clinic/ui/session/useNow.ts';
import { isWaiting, startOf, stateOf } from './visit-words.ts';
import { VisitActions } from './VisitActions.tsx';

interface Props {
  visit: DeskVisit;
  /** Names the doctor, where one list has the visits of several. */
  withDoctor?: boolean;
  onSchedule: () => void;
}

export function VisitLine({ visit, withDoctor = false, onSchedule }: Props) {
  const now = useNow();
  const { client, doctor, appointmentType } = visit;
  const waiting = isWaiting(visit);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        alignItems: 'center',
        px: 2,
        py: 1.5,
        borderRadius: 1,
        minHeight: 48,
        ...(waiting && { bgcolor: 'var(--turmeric-soft)' }),
        ...(isOver(visit.outcome) && { py: 0, color: 'text.secondary' }),
      }}
    >
      <Typography component="span" sx={{ width: 72, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {startOf(visit)}
      </Typography>
      <Box sx={{ minWidth: 0, flex: '1 1 130px' }}>
        <Link
          component={RouterLink}
          to={`/client-details/${client.id}`}
          color="inherit"
          underline="hover"
          sx={{ fontWeight: isOver(visit.outcome) ? 400 : 600, overflowWrap: 'anywhere' }}
        >
          {client.name}
        </Link>
        <Typography variant="body2" sx={{ color: waiting ? 'var(--ink)' : 'text.secondary' }}>
          {waiting ? <strong>{stateOf(visit, now)}</strong> : stateOf(visit, now)} ·{' '}
          {APPOINTMENT_TYPE_LABELS[appointmentType]}
          {withDoctor && ` · ${doctor.name}`}
        </Typography>
      </Box>
      <Box sx={{ ml: 'auto' }}>
        <VisitActions visit={visit} onSchedule={onSchedule} />
      </Box>
    </Box>
  );
}
