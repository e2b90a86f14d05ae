import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';

interface Props {
  /** How many of them narrow the list now. */
  chosen: number;
  children: ReactNode;
}

/** The filters beside a search: in its row on a desk; on a phone behind one button, so that the list is in the first screen. */
export function FoldedFilters({ chosen, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        sx={{ '@media (min-width: 768px)': { display: 'none' } }}
      >
        {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
      </Button>
      <Box
        sx={{
          display: 'contents',
          '@media (max-width: 767.95px)': { display: open ? 'contents' : 'none' },
        }}
      >
        {children}
      </Box>
    </>
  );
}
