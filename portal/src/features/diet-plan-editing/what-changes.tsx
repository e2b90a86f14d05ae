import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Changes of a plan in words, a line each. */
export const ChangeLines = ({ lines, id }: { lines: readonly string[]; id?: string }) => (
  <Box component="ul" id={id} sx={{ m: 0, mt: 1, pl: 5, overflowWrap: 'anywhere' }}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </Box>
);

/** Says what a step would change in a plan, before it is taken. */
export const WhatChanges = ({ lines, ifNone }: { lines: readonly string[]; ifNone?: string }) => (
  <div>
    <Typography component="h3" variant="h4">
      What changes
    </Typography>
    {lines.length > 0 ? <ChangeLines lines={lines} /> : <Box sx={{ mt: 1 }}>{ifNone}</Box>}
  </div>
);
