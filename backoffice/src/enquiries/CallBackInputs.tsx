import { addDays, clinicDateTime, clinicInstant } from '@clinic/contract/clinic-calendar';
import { realDate, type Rule } from '@clinic/contract/rules';
import { clinicZone, today } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import { useInput } from 'react-admin';
import { DayField } from '../forms/DayField.tsx';
import { TimeField } from '../forms/TimeField.tsx';

/** Day (yyyy-MM-dd) and time (HH:mm) at which a person wants to be called back; both empty: at any time. */
export interface CallBackValues {
  callDay: string;
  callTime: string;
}

export const noCallBack: CallBackValues = { callDay: '', callTime: '' };

export function callBackValues(at: string | null): CallBackValues {
  if (!at) return noCallBack;
  const { date, time } = clinicDateTime(new Date(at), clinicZone());
  return { callDay: date, callTime: time };
}

/** A time alone is one of today; a day alone is to be called when the clinic opens at ten. */
export function callBackAt({ callDay, callTime }: CallBackValues): string | null {
  if (!callDay && !callTime) return null;
  return clinicInstant(callDay || today(), callTime || '10:00', clinicZone()).toISOString();
}

const YEAR = 366;

/** Nobody is called back yesterday, or in two years. */
const dayToCome: Rule = (value) => {
  if (typeof value !== 'string' || !value) return undefined;
  const wrong = realDate(value);
  if (wrong) return wrong;
  return value < today() || value > addDays(today(), YEAR)
    ? 'Please choose a day of the next year.'
    : undefined;
};

export function CallBackInputs() {
  const day = useInput({ source: 'callDay', validate: dayToCome, defaultValue: '' });
  const time = useInput({ source: 'callTime', defaultValue: '' });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4 }}>
      <DayField
        label="Call back on"
        value={day.field.value as string}
        onChange={day.field.onChange}
        min={today()}
        error={day.fieldState.error?.message}
      />
      <TimeField label="Call back at" value={time.field.value as string} onChange={time.field.onChange} />
    </Box>
  );
}
