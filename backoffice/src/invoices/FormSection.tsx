import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export const FormSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper component="section" variant="outlined" aria-label={title} sx={{ p: 4, minWidth: 0 }}>
    <Typography component="h2" variant="h3" sx={{ mb: 2 }}>
      {title}
    </Typography>
    {children}
  </Paper>
);
