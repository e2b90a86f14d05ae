import { kindOf, type UnreadText } from '@clinic/contract/measurements';
import { dayOf } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** What stands in the forms and is no number that can be drawn. */
export function UnreadTexts({ texts }: { texts: readonly UnreadText[] }) {
  if (texts.length === 0) return null;
  return (
    <Box sx={{ mt: 4 }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        Not read as numbers
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {texts.map(({ kind, text, at }) => (
          <li key={`${kind} ${at}`}>
            {kindOf(kind).label}: “{text}”, saved {dayOf(at)}
          </li>
        ))}
      </Box>
    </Box>
  );
}
