import { formatDays, formatTime, formatWeekday, type ClinicMoment } from '@clinic/contract/clinic-calendar';
import { counted } from '@clinic/contract/platform/counted';
import type { FreeDay } from '@clinic/contract/scheduling/free-times';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ClinicPhone } from './ClinicPhone.tsx';
import { shownDays, type ClosedDays } from './free-days.ts';

interface Props {
  days: readonly FreeDay[];
  /** Empty strings while nothing is chosen. */
  chosen: ClinicMoment;
  onChoose: (moment: ClinicMoment) => void;
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 4,
  width: '100%',
  minHeight: 48,
  alignItems: 'center',
  px: 4,
  py: 2,
} as const;

export function FreeDays({ days, chosen, onChoose }: Props) {
  const [open, setOpen] = useState('');
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {shownDays(days).map((shown) =>
        'why' in shown ? (
          <Closed key={shown.from} {...shown} />
        ) : (
          <Day
            key={shown.date}
            {...shown}
            open={open === shown.date}
            onOpen={() => setOpen(open === shown.date ? '' : shown.date)}
            chosen={chosen.date === shown.date ? chosen.time : ''}
            onChoose={onChoose}
          />
        ),
      )}
    </Box>
  );
}

function Closed({ from, to, why, tooLate }: ClosedDays) {
  return (
    <Box component="li" sx={{ ...row, minHeight: 32, py: 1, color: 'text.secondary' }}>
      <span>{from === to ? formatWeekday(from) : formatDays(from, to)}</span>
      <Typography component="span" variant="body2">
        {why} {tooLate && <ClinicPhone />}
      </Typography>
    </Box>
  );
}

interface DayProps extends FreeDay {
  open: boolean;
  onOpen: () => void;
  /** HH:mm; empty when the chosen time is on another day. */
  chosen: string;
  onChoose: Props['onChoose'];
}

function Day({ date, times, open, onOpen, chosen, onChoose }: DayProps) {
  const id = useId();
  return (
    <Box component="li" sx={{ border: '1px solid var(--edge)', borderRadius: 1, overflow: 'hidden' }}>
      <Button
        onClick={onOpen}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        sx={{ ...row, borderRadius: 0, textAlign: 'left', color: 'var(--ink)' }}
      >
        <span>{formatWeekday(date)}</span>{' '}
        <Typography component="span" variant="body2" sx={{ color: 'var(--leaf-dark)' }}>
          {counted(times.length, 'free time')}
        </Typography>
      </Button>
      {open && (
        <Box
          id={id}
          component="fieldset"
          aria-label={`Free times on ${formatWeekday(date)}`}
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(5.75rem, 100%), 1fr))',
            p: 3,
            bgcolor: 'var(--cream)',
            border: 0,
            m: 0,
            minWidth: 0,
          }}
        >
          {times.map((time) => (
            <Button
              key={time}
              variant={chosen === time ? 'contained' : 'outlined'}
              aria-pressed={chosen === time}
              onClick={() => onChoose({ date, time })}
              sx={{
                px: 1,
                fontVariantNumeric: 'tabular-nums',
                ...(chosen !== time && { bgcolor: 'var(--white)' }),
              }}
            >
              {formatTime(time)}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}
