import { nameOfWeekday } from '@clinic/contract/clinic-calendar';
import { EVERY_DAYS, MONTH_DAYS, type DoseRhythm } from '@clinic/contract/care/dosage-plans/dose-course';
import { wholeNumberIn } from '@clinic/contract/reading/numbers';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { WholeNumberField } from '@clinic/ui/forms/WholeNumberField.tsx';
import { WEEKDAYS } from '@clinic/ui/hours/hours-words.ts';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { PROPOSED } from '../../components/proposed-value.ts';
import type { EditedEntry } from './dosage-entries.ts';

/** The kinds of rhythm with what each begins with. */
const STARTS = {
  daily: undefined,
  weekdays: { weekdays: [] },
  every: { every: 2 },
  dayOfMonth: { dayOfMonth: 1 },
  asNeeded: { asNeeded: true },
} satisfies Record<string, DoseRhythm | undefined>;
type Kind = keyof typeof STARTS;

const kinds: { value: Kind; label: string }[] = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekdays', label: 'On weekdays' },
  { value: 'every', label: 'Every so many days' },
  { value: 'dayOfMonth', label: 'On a day of the month' },
  { value: 'asNeeded', label: 'As needed' },
];

const NUMBERS = {
  every: { label: 'Every how many days', ...EVERY_DAYS },
  dayOfMonth: { label: 'Day of the month', ...MONTH_DAYS },
} as const;

interface Props {
  entry: EditedEntry;
  error: string | undefined;
  onChange: (entry: EditedEntry) => void;
}

function Weekdays({
  days,
  error,
  onChange,
}: {
  days: number[];
  error?: string;
  onChange: (days: number[]) => void;
}) {
  const said = useId();
  return (
    <Box
      component="fieldset"
      aria-describedby={error && said}
      sx={{
        border: 0,
        m: 0,
        p: 0,
        minWidth: 0,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
      }}
    >
      <legend>Weekdays</legend>
      {WEEKDAYS.map((day) => (
        <Box
          component="label"
          key={day}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, minHeight: 44, cursor: 'pointer' }}
        >
          <Box
            component="input"
            type="checkbox"
            checked={days.includes(day)}
            aria-invalid={error ? true : undefined}
            onChange={() =>
              onChange(
                days.includes(day)
                  ? days.filter((one) => one !== day)
                  : [...days, day].toSorted((a, b) => a - b),
              )
            }
            sx={{ width: 20, height: 20, m: 0, accentColor: 'var(--maroon)' }}
          />
          {nameOfWeekday(day)}
        </Box>
      ))}
      {error && (
        <Box id={said} sx={{ flexBasis: '100%', color: 'var(--brick)', fontSize: '0.875rem' }}>
          {error}
        </Box>
      )}
    </Box>
  );
}

/** The days of a course on which a dose is taken. */
export function RhythmFields({ entry, error, onChange }: Props) {
  const { rhythm, typedDays } = entry;
  const kind = rhythm ? (Object.keys(rhythm)[0] as Kind) : 'daily';
  const number = kind === 'every' || kind === 'dayOfMonth' ? { ...NUMBERS[kind], kind } : undefined;
  const set = (next: DoseRhythm | undefined, typed?: string) =>
    onChange({ ...entry, rhythm: next, typedDays: typed });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { sm: '1fr 1fr', md: '1fr 3fr' },
      }}
    >
      <InputField
        label="How often"
        value={kind}
        options={kinds}
        onChange={(chosen) => set(STARTS[chosen as Kind])}
      />
      {rhythm && 'weekdays' in rhythm && (
        <Weekdays days={rhythm.weekdays} error={error} onChange={(weekdays) => set({ weekdays })} />
      )}
      {number && (
        <WholeNumberField
          label={number.label}
          min={number.min}
          max={number.max}
          value={typedDays ?? String((rhythm as Record<string, unknown>)[number.kind])}
          error={error}
          helperText={number.kind === 'every' ? 'Counted from the first day' : undefined}
          htmlInput={PROPOSED}
          onChange={(typed) =>
            set({ [number.kind]: wholeNumberIn(typed.trim() || 'none') } as unknown as DoseRhythm, typed)
          }
          sx={{ maxWidth: 260 }}
        />
      )}
    </Box>
  );
}
