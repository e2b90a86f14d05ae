import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export type Fact = [term: string, value: ReactNode];

export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(88px, auto) minmax(0, 1fr)',
      columnGap: 4,
      rowGap: 1,
      m: 0,
      '& dt': { color: 'text.secondary' },
      '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    }}
  >
    {facts.map(([term, value]) => (
      <Box key={term} sx={{ display: 'contents' }}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </Box>
    ))}
  </Box>
);
