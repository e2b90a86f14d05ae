import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { useHref, useLocation } from 'react-router';
import { titleAt } from './page-titles.ts';

/** A page while its code or the person's rights load: heading and skeleton. */
export function LoadingPage() {
  const title = titleAt(useHref(useLocation().pathname));
  return (
    <div aria-busy="true">
      {title && <PageHeader title={title} />}
      <ContentSkeleton rows={6} />
    </div>
  );
}
