import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { ReactNode } from 'react';
import { enIN } from 'date-fns/locale/en-IN';
import { dateOfDay, dayOfDate } from './days.ts';

interface Props {
  label: string;
  /** yyyy-MM-dd, empty when none. */
  value: string;
  onChange: (day: string) => void;
  /** Earliest day, yyyy-MM-dd. */
  min?: string;
  error?: ReactNode;
  required?: boolean;
}

export const DayField = ({ label, value, onChange, min, error, required }: Props) => (
  <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={enIN}>
    <DatePicker
      label={label}
      format="dd MMM yyyy"
      value={dateOfDay(value)}
      minDate={dateOfDay(min) ?? undefined}
      onChange={(date) => onChange(dayOfDate(date))}
      slotProps={{
        textField: {
          size: 'small',
          required,
          ...(error ? { error: true, helperText: error } : {}),
        },
      }}
    />
  </LocalizationProvider>
);
