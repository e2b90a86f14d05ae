import {
  addDays,
  dayOfMonth,
  daysBetween,
  formatDay,
  formatMoment,
  weekdayOf,
} from '@clinic/contract/clinic-calendar';
import type { TimeOff } from '@clinic/contract/scheduling/hours';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { today } from '../clinic-page.ts';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { dayName, WEEKDAYS } from './hours-words.ts';

const firstOf = (date: string): string => `${date.slice(0, 8)}01`;
/** "Jan 2026" for the day 01 Jan 2026. */
const monthName = (date: string): string => formatDay(date).slice(3);

/** The weeks, from Monday on, that cover a month. */
function weeksOf(first: string): string[][] {
  const start = addDays(first, -((weekdayOf(first) + 6) % 7));
  const last = addDays(firstOf(addDays(first, 31)), -1);
  const count = Math.floor(daysBetween(start, last) / 7) + 1;
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => addDays(start, week * 7 + day)),
  );
}

/** Returns the time off that takes some of a day. */
const onDay = (all: readonly TimeOff[], date: string): TimeOff[] =>
  all.filter(
    ({ from, to }) => from.date <= date && (to.date > date || (to.date === date && to.time > '00:00')),
  );

const cell = {
  border: '1px solid var(--line)',
  height: { xs: 44, md: 64 },
  verticalAlign: 'top',
  p: 1,
  overflow: 'hidden',
  fontSize: '0.8125rem',
} as const;

export function TimeOffMonth({ all, label }: { all: readonly TimeOff[]; label: string }) {
  const now = firstOf(today());
  const [first, setFirst] = useState(now);
  return (
    <Box sx={{ mb: 5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
        <ClinicButton
          aria-label="Earlier month"
          disabled={first <= now}
          onClick={() => setFirst(firstOf(addDays(first, -1)))}
        >
          ‹
        </ClinicButton>
        <Box component="output" sx={{ minWidth: 90, textAlign: 'center', fontWeight: 600 }}>
          {monthName(first)}
        </Box>
        <ClinicButton aria-label="Later month" onClick={() => setFirst(firstOf(addDays(first, 31)))}>
          ›
        </ClinicButton>
      </Box>
      <Box
        component="table"
        aria-label={`${label}, ${monthName(first)}`}
        sx={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }}
      >
        <thead>
          <tr>
            {WEEKDAYS.map((day) => (
              <Box
                component="th"
                key={day}
                scope="col"
                abbr={dayName(day)}
                sx={{ fontSize: '0.8125rem', p: 1 }}
              >
                {dayName(day).slice(0, 3)}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(first).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => {
                const away = onDay(all, date);
                const names = away.map((off) => off.label).join(', ');
                return (
                  <Box
                    component="td"
                    key={date}
                    title={away
                      .map((off) => `${off.label}: ${formatMoment(off.from)} – ${formatMoment(off.to)}`)
                      .join('; ')}
                    sx={{
                      ...cell,
                      ...(away.length > 0 && {
                        bgcolor: 'var(--turmeric-soft)',
                        color: 'var(--turmeric-dark)',
                      }),
                      ...(firstOf(date) !== first && { color: 'var(--ink-soft)' }),
                    }}
                  >
                    <time dateTime={date} aria-current={date === today() ? 'date' : undefined}>
                      {dayOfMonth(date)}
                    </time>
                    <Box sx={{ whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }}>
                      {names}
                    </Box>
                  </Box>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
