import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { counted } from '@clinic/contract/platform/counted';
import { effectiveSpan, effectiveTime } from '@clinic/contract/scheduling/appointment-rules';
import { overlaps } from '@clinic/contract/platform/time-spans';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { formatTime, isRealDate, isTime } from '@clinic/contract/clinic-calendar';
import type { AppointmentType } from '@clinic/contract/constants';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { DayField } from '../forms/DayField.tsx';
import { TimeField } from '../forms/TimeField.tsx';
import { ChoicesFailure } from '../layout/ChoicesFailure.tsx';
import { clinicZone, today } from '@clinic/ui/clinic-page';
import { useServer } from '../providers/useServer.ts';

export interface ChosenTime {
  /** yyyy-MM-dd, empty when none. */
  date: string;
  /** HH:mm, empty when none. */
  time: string;
}

interface Props {
  value: ChosenTime;
  onChange: (value: ChosenTime) => void;
  /** Doctor's id; empty while none is chosen. */
  doctor: string;
  duration: number;
  /** Left out: hours at the clinic and online both count. */
  type?: AppointmentType;
  /** Id of the appointment that is moved: its own time counts as free. */
  moving?: string;
  errors?: Partial<Record<keyof ChosenTime, string>>;
  dateLabel?: string;
  timeLabel?: string;
  /** True: the day cannot be changed. */
  fixedDay?: boolean;
  /** The first day that can be chosen; left out: today. */
  earliest?: string;
}

function useDayOf(doctor: string, date: string) {
  const server = useServer();
  return useQuery({
    queryKey: ['doctorsDay', doctor, date],
    enabled: Boolean(doctor) && isRealDate(date),
    queryFn: () =>
      server((api) =>
        api.getList<Appointment>('appointments', {
          filter: { doctor, status: 'confirmed', from: date, to: date },
          pagination: { page: 1, perPage: 100 },
          sort: { field: 'start', order: 'ASC' },
        }),
      ),
  });
}

type Wish = Pick<Props, 'doctor' | 'duration' | 'type' | 'moving'> & { date: string };

export function useFreeTimes({ doctor, date, duration, type, moving: except }: Wish) {
  const server = useServer();
  return useQuery({
    queryKey: ['freeTimes', doctor, date, duration, type, except],
    enabled: Boolean(doctor) && isRealDate(date) && date >= today(),
    queryFn: async () => {
      const query = { doctor, date, duration, type, except, to: date };
      const { days } = await server((api) => api.call(appointmentCalls.freeTimes, { query }));
      return days?.[0] ?? { times: [], closed: undefined };
    },
  });
}

/** The doctor's first free time on any day, read on demand. */
export function useFirstFree({ doctor, duration, type }: Omit<Wish, 'date' | 'moving'>, wanted: boolean) {
  const server = useServer();
  return useQuery({
    queryKey: ['firstFree', doctor, duration, type],
    enabled: wanted && Boolean(doctor),
    queryFn: async () => {
      const query = { doctor, duration, type, count: 1 };
      const { starts } = await server((api) => api.call(appointmentCalls.firstFree, { query }));
      return starts[0] ?? null;
    },
  });
}

/** Chooses day and time, and shows the doctor's visits and free times of that day. */
export function TimeChoice(props: Props) {
  const { value, onChange, doctor, duration, type, moving, errors = {}, fixedDay } = props;
  const { date, time } = value;
  const day = useDayOf(doctor, date);
  const free = useFreeTimes({ doctor, date, duration, type, moving });
  const closed = free.data?.closed;
  const busy = day.data?.data?.filter(({ id }) => id !== moving) ?? [];
  const zone = clinicZone();
  const clash =
    isRealDate(date) && isTime(time)
      ? busy.find((other) =>
          overlaps(effectiveSpan(other, zone), effectiveSpan({ date, time, duration }, zone)),
        )
      : undefined;
  return (
    <Stack sx={{ gap: 3 }}>
      <Box
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: fixedDay ? '1fr' : '1fr 1fr' } }}
      >
        {!fixedDay && (
          <DayField
            required
            label={props.dateLabel ?? 'Date'}
            min={props.earliest ?? today()}
            value={date}
            onChange={(next) => onChange({ date: next, time })}
            error={errors.date}
          />
        )}
        <TimeField
          required
          label={props.timeLabel ?? 'Time'}
          value={time}
          onChange={(next) => onChange({ date, time: next })}
          error={errors.time}
        />
      </Box>
      {clash && (
        <Notice tone="waiting" announce="alert">
          {clash.doctor.name} already sees {clash.client.name} at {formatTime(effectiveTime(clash).time)} for{' '}
          {counted(clash.duration, 'minute')}.
        </Notice>
      )}
      {closed && (
        <Notice tone="note" announce="alert">
          {closed.replace(/\.?$/, '.')} A visit can still be booked.
        </Notice>
      )}
      {!closed && <ChoicesFailure noun="free times" choices={free} />}
      {!closed && free.data?.times && (
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
          <Typography variant="caption" color="textSecondary" component="legend" sx={{ mb: 1 }}>
            {free.data.times.length > 0
              ? 'Free times on this day'
              : 'No free time within the hours of this day. Another time can still be booked.'}
          </Typography>
          {/* Five rows: half of a row would be too small to press. */}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, maxHeight: 136, overflowY: 'auto' }}>
            {free.data.times.map((option) => (
              <Chip
                key={option}
                size="small"
                label={formatTime(option)}
                clickable
                color={option === time ? 'primary' : 'default'}
                aria-pressed={option === time}
                onClick={() => onChange({ date, time: option })}
              />
            ))}
          </Box>
        </Box>
      )}
      {busy.length > 0 && (
        <Typography variant="caption" color="textSecondary">
          Already confirmed on this day:{' '}
          {busy.map((other) => `${formatTime(effectiveTime(other).time)} (${other.duration} min)`).join(', ')}
        </Typography>
      )}
    </Stack>
  );
}
