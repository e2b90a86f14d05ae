import Box from '@mui/material/Box';
import { isDemo } from '@clinic/ui/clinic-page';

/** Says that the people on the screen are made up. */
export function DemoBanner() {
  if (!isDemo()) return null;
  return (
    <Box
      component="aside"
      aria-label="About this installation"
      className="no-print"
      sx={{
        bgcolor: 'var(--turmeric-soft)',
        color: 'var(--ink)',
        textAlign: 'center',
        px: 2,
        py: 1,
        fontSize: 14,
      }}
    >
      <strong>Demo clinic</strong>: every person and record here is made up.
    </Box>
  );
}
