import type { WeekRange } from '@clinic/contract/scheduling/hours';
import { counted } from '@clinic/contract/platform/counted';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { dayName, WEEKDAYS } from './hours-words.ts';
import { RangeFields } from './RangeFields.tsx';

interface Props {
  day: number;
  ranges: readonly WeekRange[];
  /** Returns the error of the range at a place of this day. */
  errorAt: (place: number) => string | undefined;
  onChange: (ranges: WeekRange[]) => void;
  /** Copies the times to other days. */
  onCopy: (days: readonly number[]) => void;
}

const NEW: Omit<WeekRange, 'day'> = { from: '09:00', to: '13:00', modes: ['clinic', 'online'] };

/** Proposes a range that begins where the last one ends. */
function nextAfter(ranges: readonly WeekRange[], day: number): WeekRange {
  const last = ranges.at(-1);
  return last && last.to < '23:00' ? { ...last, from: last.to, to: '24:00' } : { ...NEW, day };
}

export function DayForm({ day, ranges, errorAt, onChange, onCopy }: Props) {
  const [copying, setCopying] = useState<number[] | null>(null);
  const name = dayName(day);
  const toggle = (other: number) => (days: number[] | null) =>
    days?.includes(other) ? days.filter((one) => one !== other) : [...(days ?? []), other];
  return (
    <Box
      component="fieldset"
      sx={{ border: 0, borderTop: '1px solid var(--line)', m: 0, px: 0, py: 4, minWidth: 0 }}
    >
      <Box component="legend" sx={{ float: 'left', fontWeight: 600, p: 0, mb: 2, width: '100%' }}>
        {name}
      </Box>
      <Box sx={{ clear: 'both', display: 'grid', gap: 4 }}>
        {ranges.map((range, place) => (
          <RangeFields
            // Ranges have no id, so their position is the key.
            key={place}
            of={`${name}, time ${place + 1}`}
            range={range}
            error={errorAt(place)}
            onChange={(changed) => onChange(ranges.with(place, changed))}
          >
            <ClinicButton
              look="destructive"
              aria-label={`Remove time ${place + 1} of ${name}`}
              onClick={() => onChange(ranges.toSpliced(place, 1))}
            >
              Remove
            </ClinicButton>
          </RangeFields>
        ))}
        {ranges.length === 0 && <Box sx={{ color: 'text.secondary' }}>Free</Box>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <ClinicButton
            look="outlined"
            aria-label={`Add a time on ${name}`}
            onClick={() => onChange([...ranges, nextAfter(ranges, day)])}
          >
            Add a time
          </ClinicButton>
          <ClinicButton
            aria-label={`Copy ${name} to other days`}
            aria-expanded={copying !== null}
            onClick={() => setCopying(copying ? null : [])}
          >
            Copy
          </ClinicButton>
        </Box>
        {copying && (
          <Box
            component="fieldset"
            aria-label={`Copy ${name} to`}
            sx={{
              m: 0,
              minWidth: 0,
              border: 0,
              display: 'flex',
              flexWrap: 'wrap',
              gap: 2,
              p: 3,
              bgcolor: 'var(--cream)',
              borderRadius: 1,
            }}
          >
            {WEEKDAYS.filter((other) => other !== day).map((other) => (
              <ClinicButton
                key={other}
                look={copying.includes(other) ? 'filled' : 'outlined'}
                aria-pressed={copying.includes(other)}
                onClick={() => setCopying(toggle(other))}
              >
                {dayName(other)}
              </ClinicButton>
            ))}
            <ClinicButton
              look="filled"
              disabled={copying.length === 0}
              onClick={() => {
                onCopy(copying);
                setCopying(null);
              }}
            >
              Copy to {counted(copying.length, 'day')}
            </ClinicButton>
          </Box>
        )}
      </Box>
    </Box>
  );
}
