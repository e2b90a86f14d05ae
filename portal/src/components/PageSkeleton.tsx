import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Cards or lines in the shape of what is coming; `label` is what a screen reader says meanwhile. */
export function ContentSkeleton({
  rows = 3,
  height = 96,
  label = 'Loading...',
}: {
  rows?: number;
  height?: number;
  label?: string;
}) {
  return (
    <Box component="output" aria-label={label} sx={{ display: 'block' }}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={height} sx={{ mb: 4 }} />
      ))}
    </Box>
  );
}

/** While a page's own code is on its way. */
export function PageSkeleton() {
  return (
    <Box sx={{ p: { xs: 4, md: 8 }, maxWidth: 1120, mx: 'auto' }}>
      <Skeleton width={240} height={48} sx={{ mb: 4 }} />
      <ContentSkeleton />
    </Box>
  );
}
