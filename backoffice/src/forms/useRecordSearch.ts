import { useSettled } from '@clinic/ui/search/useSettled.ts';
import { useGetList } from 'react-admin';

/** Milliseconds without typing after which the search is sent. */
const REST_MS = 200;

export interface RecordSearch<Row> {
  rows: readonly Row[];
  /** True: the rows belong to the present text. */
  isSettled: boolean;
  /** True: the text found nothing, and these rows have similar names. */
  areSimilar?: boolean;
  error: unknown;
  refetch: () => void;
}

interface Asked {
  count?: number;
  /** True: offers the first records before anything is typed. */
  unasked?: boolean;
}

/** The records of a resource that match the text, by name. */
export function useRecordSearch<Row extends { id: string }>(
  resource: string,
  typed: string,
  { count = 25, unasked = false }: Asked = {},
): RecordSearch<Row> {
  const term = typed.trim();
  const rested = useSettled(term, REST_MS);
  const asked = term && rested;
  const enabled = unasked || asked !== '';
  const { data, error, refetch } = useGetList<Row>(
    resource,
    {
      filter: asked ? { q: asked } : {},
      pagination: { page: 1, perPage: count },
      sort: { field: 'name', order: 'ASC' },
    },
    { enabled, onError: () => undefined },
  );
  const isSettled = asked === term && (!enabled || Boolean(data ?? error));
  return { rows: isSettled && enabled ? (data ?? []) : [], isSettled, error, refetch: () => void refetch() };
}
