import { NotFound } from '@clinic/ui/layout/NotFound.tsx';
import { PageFailure } from '@clinic/ui/layout/PageFailure.tsx';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useRouteError } from 'react-router';

function Page({ children }: { children: ReactNode }) {
  return (
    <Box component="main" sx={{ p: { xs: 4, md: 8 } }}>
      {children}
    </Box>
  );
}

export function RouteError() {
  console.error(useRouteError());
  return (
    <Page>
      <PageFailure />
    </Page>
  );
}

/** An unknown address; its link leads to the public site. */
export function UnknownAddress() {
  return (
    <Page>
      <NotFound toSite />
    </Page>
  );
}
