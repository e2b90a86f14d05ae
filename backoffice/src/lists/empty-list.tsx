import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';

/** The words of a list without records. */
export interface EmptyWords {
  text: string;
  /** Says what the list is for, or who begins it. */
  hint: ReactNode;
  /** The press that makes the first record; left out where this person may not make one. */
  begin?: ReactNode;
}

/** A list or page that has nothing yet. */
export const EmptyList = ({ text, hint, begin }: EmptyWords) => (
  <Box sx={{ p: 8, textAlign: 'center' }}>
    <Typography sx={{ fontWeight: 600 }}>{text}</Typography>
    <Typography component="div" color="textSecondary" sx={{ mt: 1, maxWidth: 560, mx: 'auto' }}>
      {hint}
    </Typography>
    {begin && <Box sx={{ mt: 4 }}>{begin}</Box>}
  </Box>
);

/** A list whose search or filters leave nothing of it. */
export function FoundNothing({ text }: { text: string }) {
  const { setFilters } = useListContext();
  return (
    <Box sx={{ p: 8, textAlign: 'center' }}>
      <Typography sx={{ fontWeight: 600 }}>{text}</Typography>
      <Button variant="outlined" onClick={() => setFilters({})} sx={{ mt: 4 }}>
        Clear the filters
      </Button>
    </Box>
  );
}
