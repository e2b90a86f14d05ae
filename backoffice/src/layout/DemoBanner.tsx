import { isDemo } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';

/** Says that the records are invented; the server marks the page of a demo clinic. */
export const DemoBanner = () =>
  isDemo() ? (
    <Box
      component="aside"
      aria-label="Demo clinic"
      sx={{
        bgcolor: 'var(--turmeric-soft)',
        color: 'var(--turmeric-dark)',
        textAlign: 'center',
        fontSize: '0.833rem',
        px: 2,
        py: 1,
        displayPrint: 'none',
      }}
    >
      <strong>Demo clinic</strong>: every person and record here is made up.
    </Box>
  ) : null;
