import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** A progress bar; `percent` is 0–100. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <Box sx={{ mt: 5 }}>
      <Typography
        variant="body2"
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3, mb: 1 }}
      >
        <span>{label}</span>
        <span>{percent}%</span>
      </Typography>
      <Box aria-hidden sx={{ height: 10, borderRadius: 5, bgcolor: 'var(--leaf-soft)', overflow: 'hidden' }}>
        <Box sx={{ height: '100%', width: `${percent}%`, bgcolor: 'var(--leaf)' }} />
      </Box>
    </Box>
  );
}
