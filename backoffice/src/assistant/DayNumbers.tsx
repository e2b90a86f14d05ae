import type { DeskVisit } from '@clinic/contract/dashboards/desk-worklists';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isExpected, isWaiting } from './visit-words.ts';

export function DayNumbers({ visits }: { visits: readonly DeskVisit[] }) {
  const numbers = [
    ['waiting', visits.filter(isWaiting).length],
    ['expected', visits.filter(isExpected).length],
    ['seen', visits.filter(({ outcome }) => outcome === 'completed').length],
    ['did not come', visits.filter(({ outcome }) => outcome === 'no_show').length],
  ] as const;
  return (
    <Box
      component="ul"
      aria-label="Today in numbers"
      sx={{ display: 'flex', gap: { xs: 4, sm: 6 }, listStyle: 'none', m: 0, mb: 4, p: 0 }}
    >
      {numbers.map(([word, count]) => (
        <li key={word}>
          <Typography
            component="span"
            sx={{
              display: 'block',
              fontFamily: 'var(--serif)',
              fontSize: '1.728rem',
              fontWeight: 600,
              lineHeight: 1.1,
            }}
          >
            {count}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {word}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
