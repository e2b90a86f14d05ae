import { timelineAt, timelineRows } from '@clinic/contract/care/journal/day-timeline';
import type { ExpectedDay } from '@clinic/contract/care/journal/journal';
import { listed } from '@clinic/contract/platform/listed';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { shortName } from './day-names.ts';
import { DayRow } from './DayRow.tsx';
import { isAsked, type Ticks } from './ticks.ts';

interface Props {
  day: ExpectedDay;
  /** The clinic's time of day, HH:mm; left out for a day that is not today. */
  time?: string;
  ticks?: Ticks;
}

/** A day in rows of an hour: the present one is large, and what is over is folded away. */
export function DayRows({ day, time = '', ticks }: Props) {
  const [isUnfolded, setUnfolded] = useState(false);
  const { over, now, later } = timelineAt(timelineRows(day), time);
  const open = over
    .flatMap(({ meals, doses }) => [...meals, ...doses])
    .filter(({ key }) => isAsked(ticks, key) && !ticks?.answers[key]).length;
  if (over.length === 0 && !now) return null;
  return (
    <Box component="ol" aria-label="Hours of the day" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {over.length > 0 && (
        <li>
          <ClinicButton
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
            style={{ width: '100%', justifyContent: 'start', padding: '6px 0', textAlign: 'start' }}
          >
            {/* The rows below it say their names. */}
            {isUnfolded ? 'Earlier' : `Earlier: ${listed(over.map(shortName))}`}
            {open > 0 && ` · ${open} to tick`}
          </ClinicButton>
        </li>
      )}
      {isUnfolded && over.map((row) => <DayRow key={row.time} row={row} ticks={ticks} />)}
      {now && (
        <DayRow
          key={now.time}
          row={now}
          mark={time === '' ? undefined : now.time <= time ? 'Now' : 'Next'}
          ticks={ticks}
        />
      )}
      {later.map((row) => (
        <DayRow key={row.time} row={row} ticks={ticks} />
      ))}
    </Box>
  );
}
