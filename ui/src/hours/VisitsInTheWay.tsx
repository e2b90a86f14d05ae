import { formatMoment } from '@clinic/contract/clinic-calendar';
import { counted } from '@clinic/contract/platform/counted';
import type { VisitInTheWay } from '@clinic/contract/scheduling/hours';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { Notice } from '../layout/Notice.tsx';

/** A series is one row with all its times. */
const countOf = (visits: readonly VisitInTheWay[]): number =>
  visits.reduce((count, { series }) => count + (series?.dates.length ?? 1), 0);

function wordsOf({ client, doctor, at, status, series }: VisitInTheWay): string {
  const who = `${client} with ${doctor} (${status})`;
  return series
    ? `The series of ${who}: ${series.dates.map(formatMoment).join('; ')}`
    : `${formatMoment(at)}: ${who}`;
}

interface Props {
  visits: readonly VisitInTheWay[];
  busy: boolean;
  onSave: () => void;
}

/** Lists the visits that time off would lie over, with the way to save it all the same. */
export function VisitsInTheWay({ visits, busy, onSave }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Notice tone="waiting" announce="alert">
      <Box component="p" sx={{ m: 0, mb: 2, fontWeight: 600 }}>
        {counted(countOf(visits), 'visit')} in this time
      </Box>
      <Box component="ul" aria-label="Visits in this time" sx={{ m: 0, mb: 3, pl: 5 }}>
        {visits.map((visit) => (
          <li key={visit.id}>{wordsOf(visit)}</li>
        ))}
      </Box>
      <Box component="p" sx={{ m: 0, mb: 3 }}>
        Nobody is told by saving: the visits stay, and wait in the desk’s worklist to be moved, cancelled or
        kept.
      </Box>
      <ClinicButton ref={button} look="filled" disabled={busy} aria-busy={busy} onClick={onSave}>
        Save anyway
      </ClinicButton>
    </Notice>
  );
}
