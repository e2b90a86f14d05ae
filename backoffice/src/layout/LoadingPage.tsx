import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { useHref, useLocation } from 'react-router';
import { titleAt } from './page-titles.ts';

/** A page whose code or right to be seen is still awaited: its heading, and places for the rest. */
export function LoadingPage() {
  const title = titleAt(useHref(useLocation().pathname));
  return (
    <>
      {title && <PageHeader title={title} />}
      <ContentSkeleton rows={6} />
    </>
  );
}
