import { addDays } from '@clinic/contract/clinic-calendar';
import { fromToday, type Rule } from '@clinic/contract/rules';
import { today } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import { useInput } from 'react-admin';
import { DayField } from '../forms/DayField.tsx';
import { TimeField } from '../forms/TimeField.tsx';

const YEAR = 366;

/** A call is made from today on, within a year. */
const dayToCome: Rule = (value) => {
  if (typeof value !== 'string' || !value) return undefined;
  const tooLate = value > addDays(today(), YEAR) ? 'Please choose a day of the next year.' : undefined;
  return fromToday(today())(value) ?? tooLate;
};

/** A person's wish to be called on a day, at a time. */
function CallBackInputs() {
  const day = useInput({ source: 'callDay', validate: dayToCome, defaultValue: '' });
  const time = useInput({ source: 'callTime', defaultValue: '' });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 4, rowGap: 3 }}>
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

export default CallBackInputs;
