import { searchCalls } from '@clinic/contract/dashboards/search-calls';
import { useQuery } from '@tanstack/react-query';
import { useRecordSearch, type RecordSearch } from '../forms/useRecordSearch.ts';
import { useServer } from '../providers/useServer.ts';

export interface NamedClient {
  id: string;
  name: string;
  phone: string;
}
interface Asked {
  count?: number;
  unasked?: boolean;
}

/** Clients that match the text, or those with similar names when none does. */
export function useFoundClients(typed: string, asked: Asked = {}): RecordSearch<NamedClient> {
  const server = useServer();
  const exact = useRecordSearch<NamedClient>('clients', typed, asked);
  const q = typed.trim();
  const isNobody = q !== '' && exact.isSettled && !exact.error && exact.rows.length === 0;
  const { data, isFetching } = useQuery({
    queryKey: ['similar-clients', q],
    queryFn: () => server((api) => api.call(searchCalls.find, { query: { q } })),
    enabled: isNobody,
    retry: false,
  });
  if (!isNobody) return exact;
  const rows = (data?.clients ?? []).filter(({ similar }) => similar);
  // If the search for similar names fails, the result stays: no exact match.
  return { ...exact, rows, areSimilar: rows.length > 0, isSettled: !isFetching };
}
