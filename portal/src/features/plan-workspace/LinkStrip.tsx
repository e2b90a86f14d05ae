import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';

const List = styled('ul')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  margin: 0,
  listStyle: 'none',
  overflowX: 'auto',
  [theme.breakpoints.up('md')]: { flexWrap: 'wrap', overflowX: 'visible' },
}));

/** A row of links that scrolls on phones: it opens with this page's link in the middle. */
export function LinkStrip({ sx, children }: { sx: SxProps<Theme>; children: ReactNode }) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = strip.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, []);
  return (
    <List ref={strip} sx={sx}>
      {children}
    </List>
  );
}
