import { FailureNotice } from './FailureNotice.tsx';
import { PageHeader } from './PageHeader.tsx';

/** Shown when a page fails, most often because its code could not be fetched. */
export function PageFailure() {
  const sentence = navigator.onLine
    ? 'This page could not be shown. Please reload it.'
    : 'This page is not available without network. Please try again when you are connected.';
  return (
    <>
      <PageHeader title="Something went wrong" />
      <FailureNotice sentence={sentence} retryLabel="Reload" onRetry={() => location.reload()} />
    </>
  );
}
