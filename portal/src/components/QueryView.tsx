import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { isCutOff, NOT_WITHOUT_NETWORK } from '../lib/without-network.ts';
import { useOnline } from '../lib/useOnline.ts';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { closedBy } from './closed-by.ts';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';

/** Rarely needed, so its code is fetched on demand. */
const ClosedRecords = lazy(() => import('./ClosedRecords.tsx'));

interface Props<Data> {
  query: UseQueryResult<Data>;
  errorText: (failure: Error) => string;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Skeleton, failure or missing network (with Retry), or the data, which stay when a reload fails. */
export function QueryView<Data>({ query, errorText, skeleton = <ContentSkeleton />, children }: Props<Data>) {
  const online = useOnline();
  const retry = () => void query.refetch();
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (!online && isCutOff(query)) return <FailureNotice sentence={NOT_WITHOUT_NETWORK} onRetry={retry} />;
  const closed = closedBy(query.error);
  if (closed)
    return (
      <Suspense fallback={skeleton}>
        <ClosedRecords why={closed} />
      </Suspense>
    );
  if (query.isError) return <FailureNotice sentence={errorText(query.error)} onRetry={retry} />;
  return <>{skeleton}</>;
}
