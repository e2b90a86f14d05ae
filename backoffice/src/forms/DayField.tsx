import { CLINIC_DAYS, yearsMeant } from '@clinic/contract/reading/days';
import { YearPresses } from '@clinic/ui/forms/YearPresses.tsx';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { ReactNode } from 'react';
import { enIN } from 'date-fns/locale/en-IN';
import { dateOfDay, dayOfDate } from './days.ts';
import { pickerLayer } from './PickerLayer.tsx';

interface Props {
  label: string;
  /** yyyy-MM-dd, empty when none. */
  value: string;
  onChange: (day: string) => void;
  /** Earliest day, yyyy-MM-dd. */
  min?: string;
  /** Latest day, yyyy-MM-dd. */
  max?: string;
  error?: ReactNode;
  required?: boolean;
}

export function DayField({ label, value, onChange, min, max, error, required }: Props) {
  const range = { ...CLINIC_DAYS, ...(min && { from: min }), ...(max && { to: max }) };
  const asked = yearsMeant(value, range).length > 0 && (
    <YearPresses day={value} range={range} onTake={onChange} />
  );
  const hint = (
    <>
      {error}
      {asked}
    </>
  );
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={enIN}>
      <DatePicker
        label={label}
        format="dd MMM yyyy"
        value={dateOfDay(value)}
        minDate={dateOfDay(min) ?? undefined}
        maxDate={dateOfDay(max) ?? undefined}
        onChange={(date) => onChange(dayOfDate(date))}
        slots={pickerLayer}
        slotProps={{
          textField: {
            size: 'small',
            required,
            ...(error || asked ? { error: true, helperText: hint } : {}),
          },
        }}
      />
    </LocalizationProvider>
  );
}
