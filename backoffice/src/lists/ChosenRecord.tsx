import type { ReactNode } from 'react';
import { useGetOne, useListContext, useResourceContext, type RaRecord } from 'react-admin';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import type { DetailPane } from '@clinic/ui/lists/DetailPane.tsx';
import { DetailPanel } from '@clinic/ui/lists/DetailPanel.tsx';

interface Props<Entry extends RaRecord> {
  beside: DetailPane;
  chosen: string;
  noun: string;
  render: (record: Entry) => ReactNode;
}

/** The list's chosen record; a link may also name one of another page, or a deleted one. */
export function ChosenRecord<Entry extends RaRecord>({ beside, chosen, noun, render }: Props<Entry>) {
  const { data: page } = useListContext<Entry>();
  const resource = useResourceContext() ?? '';
  const { data, error, refetch } = useGetOne<Entry>(resource, { id: chosen }, { onError: () => undefined });
  return (
    <DetailPanel {...{ beside, chosen, noun }} ids={page?.map(({ id }) => String(id)) ?? []}>
      {data && render(data)}
      {!data && !error && <ContentSkeleton rows={6} />}
      {!data && error && (
        <FailureNotice sentence={`This ${noun} could not be loaded.`} onRetry={() => void refetch()} />
      )}
    </DetailPanel>
  );
}
