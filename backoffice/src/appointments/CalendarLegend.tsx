import { MARKS } from '@clinic/ui/calendar/appointment-words.ts';
import { calendarFills, colours } from '@clinic/ui/theme/tokens';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const { requested, other, cancelled } = calendarFills.assistant;
const fills = { Requested: requested, Confirmed: other, Cancelled: cancelled };

export const CalendarLegend = () => (
  <Stack
    direction="row"
    sx={{ columnGap: 4, rowGap: 1, mt: 2, flexWrap: 'wrap', fontSize: '0.833rem', color: 'text.secondary' }}
  >
    {Object.entries(fills).map(([word, { edge, ground }]) => (
      <Box key={word} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box
          aria-hidden
          sx={{
            width: 22,
            height: 14,
            borderRadius: '3px',
            bgcolor: colours[ground],
            borderLeft: `5px solid ${colours[edge]}`,
          }}
        />
        {word}
      </Box>
    ))}
    {MARKS.map(([mark, word]) => (
      <span key={word}>
        <strong aria-hidden>{mark}</strong> {word}
      </span>
    ))}
  </Stack>
);
