import Box from '@mui/material/Box';
import { keyframes, styled } from '@mui/material/styles';

const pulse = keyframes({ '50%': { opacity: 0.5 } });
/** A grey placeholder. */
export const Ground = styled('span', { name: 'ClinicSkeleton', slot: 'Root' })({
  display: 'block',
  height: 96,
  marginBottom: 16,
  borderRadius: 'var(--radius)',
  background: 'var(--cream)',
  animation: `${pulse} 1.6s ease-in-out infinite`,
});

/** Placeholder cards or lines; `label` is read by screen readers meanwhile. */
export function ContentSkeleton({
  rows = 3,
  height,
  label = 'Loading...',
}: {
  rows?: number;
  height?: number;
  label?: string;
}) {
  return (
    <Box component="output" aria-label={label} sx={{ display: 'block' }}>
      {Array.from({ length: rows }, (_, row) => (
        <Ground key={row} style={{ height }} />
      ))}
    </Box>
  );
}

/** A placeholder for a form or its answers: a heading, and fields in the same columns. */
export const FieldsSkeleton = () => (
  <Box
    component="output"
    aria-label="Loading..."
    sx={{
      display: 'grid',
      columnGap: 4,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    }}
  >
    <Ground style={{ height: 20, width: 180, gridColumn: '1 / -1' }} />
    {Array.from({ length: 9 }, (_, field) => (
      <Ground key={field} style={{ height: 56 }} />
    ))}
  </Box>
);

/** A placeholder for a page of two columns, such as a home. */
export const ColumnsSkeleton = () => (
  <Box
    component="output"
    aria-label="Loading..."
    sx={{
      display: 'grid',
      columnGap: 8,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
    }}
  >
    {[220, 320, 160, 160].map((height, part) => (
      <Ground key={part} style={{ height }} />
    ))}
  </Box>
);

export function PageSkeleton() {
  return (
    <Box sx={{ p: { xs: 4, md: 8 }, maxWidth: 1120, mx: 'auto' }}>
      <Ground style={{ width: 240, height: 48 }} />
      <ContentSkeleton />
    </Box>
  );
}
