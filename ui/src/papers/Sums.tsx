import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { Fragment } from 'react';

interface Props {
  /** Sums, each with its term; the last is the total. */
  rows: [string, string][];
  sx: Exclude<SxProps, readonly unknown[]>;
}

export const Sums = ({ rows, sx }: Props) => (
  <Box
    component="dl"
    sx={[
      {
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        rowGap: 1,
        mb: 0,
        fontSize: '0.9375rem',
        fontVariantNumeric: 'tabular-nums',
        '& dd': { m: 0, textAlign: 'right' },
        '& > :last-of-type': { borderTop: '1px solid var(--edge)', pt: 1, fontWeight: 700 },
      },
      sx,
    ]}
  >
    {rows.map(([term, amount], place) => (
      <Fragment key={place}>
        <dt>{term}</dt>
        <dd>{amount}</dd>
      </Fragment>
    ))}
  </Box>
);
