import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

interface Props {
  id: string;
  children: ReactNode;
  /** True: it stands in a line with others. */
  isInLine?: boolean;
  ref?: Ref<HTMLHeadingElement>;
}

/** A heading in the builder; takes the focus when the focused button is gone. */
export function SectionTitle({ id, children, isInLine = false, ref }: Props) {
  return (
    <Typography
      id={id}
      ref={ref}
      tabIndex={-1}
      variant="h3"
      component="h2"
      sx={{
        mb: isInLine ? 0 : 3,
        fontSize: isInLine ? '1.15rem' : undefined,
        '&:focus': { outline: 'none' },
      }}
    >
      {children}
    </Typography>
  );
}
