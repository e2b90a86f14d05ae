import { PageFailure } from '@clinic/ui/layout/PageFailure.tsx';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LoadingPage } from './LoadingPage.tsx';

/** A plain page for the moments without the area's own layout: loading and failed. */
const PlainPage = ({ children }: { children: ReactNode }) => (
  <Box component="main" sx={{ p: { xs: 4, md: 6 } }}>
    {children}
  </Box>
);

export const LoadingArea = () => (
  <PlainPage>
    <LoadingPage />
  </PlainPage>
);

export const FailedArea = () => (
  <PlainPage>
    <PageFailure />
  </PlainPage>
);
