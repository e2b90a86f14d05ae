import { PageFailure } from '@clinic/ui/layout/PageFailure.tsx';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LoadingPage } from './LoadingPage.tsx';

/** What stands in the window where the area's own layout does not. */
const BareArea = ({ children }: { children: ReactNode }) => (
  <Box component="main" sx={{ p: { xs: 4, md: 6 } }}>
    {children}
  </Box>
);

export const LoadingArea = () => (
  <BareArea>
    <LoadingPage />
  </BareArea>
);

export const FailedArea = () => (
  <BareArea>
    <PageFailure />
  </BareArea>
);
