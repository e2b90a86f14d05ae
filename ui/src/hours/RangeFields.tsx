import type { VisitMode, WorkRange } from '@clinic/contract/scheduling/hours';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { InputField } from '../forms/InputField.tsx';

const PLACES = [
  { value: 'clinic,online', label: 'At the clinic and online' },
  { value: 'clinic', label: 'At the clinic only' },
  { value: 'online', label: 'Online only' },
];

/** A browser's time field has no 24:00, so midnight as an end means the end of the day. */
const endOf = (typed: string): string => (typed === '00:00' ? '24:00' : typed);
const typedEnd = (to: string): string => (to === '24:00' ? '00:00' : to);

interface Props<Range extends WorkRange> {
  range: Range;
  /** Begins the labels for screen readers: "Monday, first time". */
  of: string;
  error?: string;
  onChange: (range: Range) => void;
  children?: ReactNode;
}

export function RangeFields<Range extends WorkRange>({ range, of, error, onChange, children }: Props<Range>) {
  const time = { type: 'time', size: 'small', required: true, htmlInput: { step: 300 } } as const;
  return (
    <Box
      component="fieldset"
      aria-label={of}
      sx={{
        border: 0,
        m: 0,
        p: 0,
        minWidth: 0,
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr 1fr', sm: '150px 150px minmax(0, 1fr) auto' },
      }}
    >
      <InputField
        {...time}
        label="From"
        value={range.from}
        onChange={(from) => onChange({ ...range, from })}
      />
      <InputField
        {...time}
        label="To"
        value={typedEnd(range.to)}
        error={error}
        onChange={(to) => onChange({ ...range, to: endOf(to) })}
      />
      <InputField
        label="Where"
        size="small"
        options={PLACES}
        value={range.modes.toSorted((one, other) => one.localeCompare(other)).join(',')}
        onChange={(modes) => onChange({ ...range, modes: modes.split(',') as VisitMode[] })}
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
      />
      {children}
    </Box>
  );
}
