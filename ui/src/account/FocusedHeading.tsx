import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';

/** The title of what has just taken the place of the part with the focus: it takes the focus over. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Typography
      component="h3"
      variant="h3"
      ref={heading}
      tabIndex={-1}
      sx={{ fontSize: '1.05rem', scrollMarginTop: 90, '&:focus': { outline: 'none' } }}
    >
      {children}
    </Typography>
  );
}
