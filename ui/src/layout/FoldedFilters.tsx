import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';

interface Props {
  /** Number of active filters. */
  chosen: number;
  children: ReactNode;
}

/** Filters beside a search field; a phone hides them behind a button, so that the list is visible at once. */
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
