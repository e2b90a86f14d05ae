import type { LeftItem } from '@clinic/contract/dashboards/what-is-left';
import { whatIsLeftCalls } from '@clinic/contract/dashboards/what-is-left-calls';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { isStale } from '@clinic/ui/session/refusal.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

const STALE = 'Another admin has changed the list meanwhile: now it is shown as it is. Please press again.';
const WHAT_IS_LEFT = ['whatIsLeft'] as const;

/** Reads what the clinic has left to do; `setAway` puts an item away as "not for us", or takes it back. */
export function useWhatIsLeft() {
  const server = useServer();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: WHAT_IS_LEFT,
    queryFn: () => server((api) => api.call(whatIsLeftCalls.read, {})),
    refetchOnWindowFocus: 'always',
  });
  const { mutate, isPending } = useMutation({
    mutationFn: ({ item, away }: { item: LeftItem; away: boolean }) => {
      const { notForUs = [], version = 0 } = data ?? {};
      const others = notForUs.filter((one) => one !== item);
      const body = { notForUs: away ? [...others, item] : others, version };
      return server((api) => api.call(whatIsLeftCalls.save, { body }));
    },
    onSuccess: (saved) => queries.setQueryData(WHAT_IS_LEFT, saved),
    onError: (error) => {
      notify.error(isStale(error) ? STALE : failureText(error, 'It could not be saved. Please try again.'));
      void queries.invalidateQueries({ queryKey: WHAT_IS_LEFT });
    },
  });
  return { data, isBusy: isPending, setAway: mutate };
}
