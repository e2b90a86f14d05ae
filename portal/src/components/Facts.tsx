import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** True: short values stand closely beside each other. */
  isDense?: boolean;
}

/** Names and values; a missing value is a dash. */
export function Facts({ facts, isDense }: Props) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: isDense ? 2 : 4,
        gridTemplateColumns: `repeat(auto-fit, minmax(${isDense ? '4.5rem' : '7.5rem'}, 1fr))`,
        m: 0,
      }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ minWidth: 0 }}>
          <Typography
            component="dt"
            variant="body2"
            sx={{ color: 'text.secondary', fontSize: isDense ? '0.8125rem' : undefined }}
          >
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {value ?? '–'}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
