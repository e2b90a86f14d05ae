import { START_STEP_MINUTES } from '@clinic/contract/constants';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { enIN } from 'date-fns/locale/en-IN';
import { dateOfTime, timeOfDate } from './days.ts';
import { pickerLayer } from './PickerLayer.tsx';

interface Props {
  label: string;
  /** HH:mm, empty when none. */
  value: string;
  onChange: (time: string) => void;
  error?: string;
  required?: boolean;
}

/** A time on the clinic's clock, in steps of five minutes. */
export const TimeField = ({ label, value, onChange, error, required }: Props) => (
  <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={enIN} dateFormats={{ hours12h: 'h' }}>
    <TimePicker
      label={label}
      ampm
      format="h:mm aa"
      minutesStep={START_STEP_MINUTES}
      skipDisabled
      timeSteps={{ hours: 1, minutes: START_STEP_MINUTES }}
      value={dateOfTime(value)}
      onChange={(date) => onChange(timeOfDate(date))}
      slots={pickerLayer}
      slotProps={{
        field: { shouldRespectLeadingZeros: true },
        textField: {
          size: 'small',
          required,
          ...(error ? { error: true, helperText: error } : {}),
        },
      }}
    />
  </LocalizationProvider>
);
