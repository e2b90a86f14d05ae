import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { ContentSkeleton } from './PageSkeleton.tsx';

interface Props<Data> {
  query: UseQueryResult<Data>;
  /** The sentence of a failure. */
  errorText: (failure: Error) => string;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Loading, failed (with Retry) or the data. What was loaded before stays when a later reload fails. */
export function QueryView<Data>({ query, errorText, skeleton = <ContentSkeleton />, children }: Props<Data>) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.isError) return <ErrorState text={errorText(query.error)} onRetry={() => void query.refetch()} />;
  return <>{skeleton}</>;
}
