import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { NARROW_SHEET } from './sheet-widths.ts';

export type Fact = [term: string, value: ReactNode];

export const SheetFacts = ({ facts }: { facts: readonly Fact[] }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(140px, auto))',
      [NARROW_SHEET]: { gridTemplateColumns: '1fr 1fr' },
      gap: 3,
      m: 0,
      mb: 5,
      '& dt': { fontSize: '0.833rem', color: 'text.secondary' },
      '& dd': { m: 0, fontWeight: 600, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    }}
  >
    {facts.map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Box>
);
