import { formatTimes, isRealDate, isTime } from '@clinic/contract/clinic-calendar';
import { longText } from '@clinic/contract/rules';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { isOutsideHours, rangesOn, timeOffOn, type PlannedVisit } from './doctors-hours.ts';
import { useDoctorsHours } from './useDoctorsHours.ts';

const reasonRule = longText();

interface Props {
  visit: PlannedVisit;
  name?: string;
  value: string;
  onChange: (reason: string) => void;
}

/** Says that a visit is outside the doctor's hours and asks why; renders nothing within them. */
export function HoursReason({ visit, name = 'the doctor', value, onChange }: Props) {
  const { date, time, doctor } = visit;
  const hours = useDoctorsHours(date, date);
  const known = Boolean(doctor) && isRealDate(date) && isTime(time);
  if (!known || !hours.data || !isOutsideHours(hours.data, visit)) return null;
  const away = timeOffOn(hours.data, doctor, date).map(({ label }) => label);
  const usual = rangesOn(hours.data, doctor, date).map(({ from, to }) =>
    formatTimes(from, to === '24:00' ? '00:00' : to),
  );
  const error = reasonRule(value);
  return (
    <Stack sx={{ gap: 3 }}>
      <Notice tone="note" announce="status">
        Outside the hours of {name}: {usual.length > 0 ? usual.join(', ') : 'none on this day'}
        {away.length > 0 && `; away: ${away.join(', ')}`}.
      </Notice>
      <TextField
        label="Why outside the hours (optional)"
        size="small"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={Boolean(error)}
        helperText={error ?? 'Kept with the visit; the client does not see it.'}
      />
    </Stack>
  );
}
