import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

interface Props {
  id: string;
  children: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
}

/** A heading in the builder; takes the focus when the focused button is gone. */
export function SectionTitle({ id, children, ref }: Props) {
  return (
    <Typography
      id={id}
      ref={ref}
      tabIndex={-1}
      variant="h3"
      component="h2"
      sx={{ mb: 3, '&:focus': { outline: 'none' } }}
    >
      {children}
    </Typography>
  );
}
