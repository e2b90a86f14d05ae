import { calendarFills, colours } from '@clinic/ui/theme/tokens';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const { requested, other, cancelled } = calendarFills.assistant;
const entries = [
  ['Requested', requested.ground],
  ['Confirmed', other.ground],
  ['Cancelled', cancelled.ground],
] as const;

export const CalendarLegend = () => (
  <Stack
    direction="row"
    sx={{ gap: 4, mt: 2, flexWrap: 'wrap', fontSize: '0.833rem', color: 'text.secondary' }}
  >
    {entries.map(([word, colour]) => (
      <Box key={word} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box aria-hidden sx={{ width: 12, height: 12, borderRadius: '3px', bgcolor: colours[colour] }} />
        {word}
      </Box>
    ))}
  </Stack>
);
