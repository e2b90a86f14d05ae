import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  text?: string;
  /** Number of inputs side by side, where there is room. */
  columns?: number;
  children: ReactNode;
}

/** Inputs under a common heading. */
export function FormGroup({ title, text, columns = 1, children }: Props) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 6 }}>
      <Typography variant="h4" component="h3" id={titleId} sx={{ fontSize: '1.05rem' }}>
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {text}
        </Typography>
      )}
      <Box
        sx={{
          mt: 3,
          display: 'grid',
          columnGap: 3,
          rowGap: 1,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${columns}, minmax(0, 1fr))` },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
