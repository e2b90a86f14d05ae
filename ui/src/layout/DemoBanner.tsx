import Box from '@mui/material/Box';
import { isDemo } from '../clinic-page.ts';

/** Says that the records are invented; the server marks the page of a demo clinic. */
export function DemoBanner() {
  if (!isDemo()) return null;
  return (
    <Box
      component="aside"
      aria-label="Demo clinic"
      sx={{
        bgcolor: 'var(--turmeric-soft)',
        color: 'var(--ink)',
        textAlign: 'center',
        fontSize: 14,
        px: 2,
        py: 1,
        displayPrint: 'none',
      }}
    >
      <strong>Demo clinic</strong>: every person and record here is made up.
    </Box>
  );
}
