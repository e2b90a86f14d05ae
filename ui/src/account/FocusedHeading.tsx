import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';

/** A heading that takes the focus, since the focused part was replaced by this one. */
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
