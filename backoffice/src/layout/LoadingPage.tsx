import { PageFailure } from '@clinic/ui/layout/PageFailure.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useHref, useLocation } from 'react-router';
import { titleAt } from './page-titles.ts';

/** A page that still loads its code or the person's rights: its heading and a skeleton. */
export function LoadingPage() {
  const title = titleAt(useHref(useLocation().pathname));
  return (
    <div aria-busy="true">
      {title && <PageHeader title={title} />}
      <ContentSkeleton rows={6} />
    </div>
  );
}

/** What stands in the window before the area's own layout does. */
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
