import type { WeekRange } from '@clinic/contract/scheduling/hours';
import Box from '@mui/material/Box';
import { dayName, modeWords, rangeWords, WEEKDAYS } from './hours-words.ts';

const day = {
  minWidth: 0,
  p: { xs: 2, md: 3 },
  border: '1px solid var(--line)',
  borderRadius: 1,
  display: { xs: 'grid', md: 'block' },
  gridTemplateColumns: 'min(6.875rem, 48%) minmax(0, 1fr)',
  '& dt': { fontWeight: 600, mb: { md: 2 } },
  '& dd': { m: 0 },
} as const;

const range = {
  px: 2,
  py: 1,
  mb: 1,
  borderRadius: 1,
  bgcolor: 'var(--leaf-soft)',
  color: 'var(--leaf-dark)',
  fontSize: '0.875rem',
} as const;

/** A week by days: columns on a wide screen, rows on a phone. */
export function WeekGrid({ ranges, label }: { ranges: readonly WeekRange[]; label: string }) {
  return (
    <Box
      component="dl"
      aria-label={label}
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { md: 'repeat(7, minmax(0, 1fr))' } }}
    >
      {WEEKDAYS.map((weekday) => {
        const own = ranges
          .filter((one) => one.day === weekday)
          .toSorted((one, other) => one.from.localeCompare(other.from));
        return (
          <Box key={weekday} sx={day}>
            <dt>{dayName(weekday)}</dt>
            <dd>
              {own.length === 0 && <Box sx={{ color: 'text.secondary', py: 1 }}>Free</Box>}
              {own.map((one) => (
                <Box key={one.from} sx={range}>
                  {rangeWords(one)}
                  {modeWords(one.modes) && <div>{modeWords(one.modes)}</div>}
                </Box>
              ))}
            </dd>
          </Box>
        );
      })}
    </Box>
  );
}
