import { counted } from '@clinic/contract/platform/counted';
import type { DeskVisit } from '@clinic/contract/dashboards/desk-worklists';
import { isOver } from '@clinic/contract/scheduling/visit-outcome';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { Step } from './VisitStep.tsx';
import { byUrgency, isWaiting } from './visit-words.ts';
import { VisitLine } from './VisitLine.tsx';

/** Rows that fit the first screen of a phone. */
const FIRST = 6;

interface Props {
  visits: readonly DeskVisit[];
  onStep: (step: Step) => void;
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, alignContent: 'start' } as const;

function Column({ name, visits, onStep }: Props & { name: string }) {
  // Visits still to come today, without clients who have arrived.
  const left = visits.filter((visit) => !isOver(visit.outcome) && !isWaiting(visit)).length;
  return (
    <Box component="section" aria-label={name} sx={{ minWidth: 0 }}>
      <Typography component="h3" sx={{ fontWeight: 600, px: 2, mb: 1 }}>
        {name}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {' '}
          ·{' '}
          {left > 0
            ? `${left} of ${counted(visits.length, 'visit')} to come`
            : counted(visits.length, 'visit')}
        </Box>
      </Typography>
      <Box component="ul" sx={list}>
        {visits.toSorted(byUrgency).map((visit) => (
          <VisitLine
            key={visit.id}
            visit={visit}
            onSchedule={() => onStep({ name: 'schedule', visit: visit.id })}
          />
        ))}
      </Box>
    </Box>
  );
}

/** On a phone: one list of all doctors' visits, arrived clients first. */
function OneList({ visits, onStep }: Props) {
  const [all, setAll] = useState(false);
  const sorted = visits.toSorted(byUrgency);
  return (
    <>
      <Box component="ul" sx={list}>
        {(all ? sorted : sorted.slice(0, FIRST)).map((visit) => (
          <VisitLine
            key={visit.id}
            visit={visit}
            withDoctor
            onSchedule={() => onStep({ name: 'schedule', visit: visit.id })}
          />
        ))}
      </Box>
      {!all && sorted.length > FIRST && (
        <Button onClick={() => setAll(true)} sx={{ mt: 1 }}>
          Show all {sorted.length} visits of today
        </Button>
      )}
    </>
  );
}

export function TodaysVisits({ visits, onStep }: Props) {
  const wide = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  if (visits.length === 0)
    return (
      <Typography color="textSecondary">
        Nobody is expected today. Who comes all the same is entered with Walk-in.
      </Typography>
    );
  if (!wide) return <OneList {...{ visits, onStep }} />;
  const doctors = [...new Map(visits.map(({ doctor }) => [doctor.id, doctor.name]))];
  const byName = doctors.toSorted(([, one], [, other]) => one.localeCompare(other));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
      }}
    >
      {byName.map(([id, name]) => (
        <Column
          key={id}
          name={name}
          visits={visits.filter(({ doctor }) => doctor.id === id)}
          onStep={onStep}
        />
      ))}
    </Box>
  );
}
