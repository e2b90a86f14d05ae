import { formatMoment } from '@clinic/contract/clinic-calendar';
import { counted } from '@clinic/contract/platform/counted';
import type { VisitInTheWay } from '@clinic/contract/scheduling/hours';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { Notice } from '../layout/Notice.tsx';

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
        {counted(visits.length, 'visit')} in this time
      </Box>
      <Box component="ul" aria-label="Visits in this time" sx={{ m: 0, mb: 3, pl: 5 }}>
        {visits.map(({ id, client, doctor, at, status }) => (
          <li key={id}>
            {formatMoment(at)}: {client} with {doctor} ({status})
          </li>
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
