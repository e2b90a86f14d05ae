import type { UnreadField } from '@clinic/contract/care/measurements/measurements';
import { dayOf } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export function UnreadTexts({ texts }: { texts: readonly UnreadField[] }) {
  if (texts.length === 0) return null;
  return (
    <Box sx={{ mt: 4 }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        Not read as numbers
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {texts.map(({ label, text, at }) => (
          <li key={`${label} ${at}`}>
            {label}: “{text}”, saved {dayOf(at)}
          </li>
        ))}
      </Box>
    </Box>
  );
}
