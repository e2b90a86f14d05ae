import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { Suspense, lazy } from 'react';
import type { useShownDoctors } from './useShownDoctors.ts';

const DoctorSearch = lazy(() => import('./DoctorSearch.tsx'));

/** Most doctors shown as chips; more are searched. */
const CHIPS = 8;

const Edge = ({ colour, className }: { colour: string | undefined; className?: string }) => (
  <Box
    component="span"
    aria-hidden
    className={className}
    sx={{ width: 12, height: 12, borderRadius: '3px', bgcolor: colour, border: '1px solid var(--paper)' }}
  />
);

type Props = ReturnType<typeof useShownDoctors>;

/** Keeps its height while doctors load, so that the calendar's buttons do not move. */
const frame = {
  minHeight: 52,
  mb: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  '@media (max-width: 599.95px)': { mb: 1 },
} as const;

/** One row that scrolls sideways on a phone, so that visits stay on the first screen. */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
  '@media (max-width: 599.95px)': { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
} as const;

function Doctors(people: Props) {
  const { doctors, chosen, choose, edges } = people;
  if (doctors.length > CHIPS)
    return (
      <Suspense>
        <DoctorSearch {...people} />
      </Suspense>
    );
  const toggle = (id: string) =>
    choose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Box component="fieldset" aria-label="Doctors" sx={row}>
      <Chip
        label="All doctors"
        clickable
        color={chosen.length === 0 ? 'primary' : 'default'}
        aria-pressed={chosen.length === 0}
        onClick={() => choose([])}
      />
      {doctors.map(({ id, name }) => (
        <Chip
          key={id}
          label={name}
          icon={<Edge colour={edges.get(id)} />}
          clickable
          color={chosen.includes(id) ? 'primary' : 'default'}
          aria-pressed={chosen.includes(id)}
          onClick={() => toggle(id)}
        />
      ))}
    </Box>
  );
}

export const DoctorFilter = (people: Props) =>
  people.isKnown && people.doctors.length < 2 ? null : (
    <Box sx={frame}>{people.isKnown && <Doctors {...people} />}</Box>
  );
