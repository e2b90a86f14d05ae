import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** Stands in for a page whose code or records are on their way. */
export const PageLoading = ({ rows = 6 }: { rows?: number }) => (
  <Stack component="output" aria-label="Loading" sx={{ gap: 2 }}>
    <Skeleton variant="text" width={220} height={40} />
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} variant="rounded" height={36} />
    ))}
  </Stack>
);
