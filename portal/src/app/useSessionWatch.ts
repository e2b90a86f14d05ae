import { accountCalls } from '@clinic/contract/identity/account-calls';
import { useQuery } from '@tanstack/react-query';
import { ownAccountApis } from '../lib/http.ts';
import type { Area } from '../lib/log-in-path.ts';

/** Milliseconds between two questions while the page is looked at. */
const ASK_MS = 60_000;

/**
 * Asks the server each minute, and when the page is looked at again, whether the session lasts: its owner may have ended
 * it from another device, and what the page shows is health. A refusal ends it here (lib/http.ts).
 */
export function useSessionWatch(area: Area): void {
  useQuery({
    queryKey: [area, 'session'],
    queryFn: ({ signal }) => ownAccountApis[area].call(accountCalls.me, {}, { signal }),
    // The page's own first requests were the first question.
    initialData: null,
    staleTime: Infinity,
    refetchInterval: ASK_MS,
    refetchOnWindowFocus: 'always',
    notifyOnChangeProps: [],
  });
}
