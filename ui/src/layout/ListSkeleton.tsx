import Box from '@mui/material/Box';
import { Ground } from './PageSkeleton.tsx';

/** A placeholder list of at most ten rows. */
export const ListSkeleton = ({ rows = 10 }: { rows?: number }) => (
  <Box component="output" aria-label="Loading..." sx={{ display: 'block' }}>
    {[34, 26, 40, 30, 22, 36, 28, 38, 24, 32].slice(0, rows).map((width) => (
      <Box
        key={width}
        component="span"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr)',
          gap: 6,
          p: 3,
          borderBottom: '1px solid var(--line)',
        }}
      >
        <Ground style={{ height: 16, width: `${width * 2}%`, margin: 0 }} />
        <Ground style={{ height: 16, margin: 0 }} />
      </Box>
    ))}
  </Box>
);
