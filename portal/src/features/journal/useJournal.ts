import type { Day } from '@clinic/contract/clinic-calendar';
import type { JournalDay, TapState } from '@clinic/contract/journal';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ownJournalQuery, sendTap, type Touched } from './api.ts';

const TAPPING = ['client', 'journal', 'tap'];

/** The day as it looks at once, before the server has said so. */
function touched(day: JournalDay, { item, state }: Touched): JournalDay {
  if (item.startsWith('water:')) {
    const glass = item.slice('water:'.length);
    const others = day.water.filter((one) => one !== glass);
    return { ...day, water: state === 'none' ? others : [...others, glass] };
  }
  const { [item]: _before, ...others } = day.answers;
  return { ...day, answers: state === 'none' ? others : { ...others, [item]: state } };
}

/** Today and yesterday of a client; a tap shows at once, and is taken back when it could not be saved. */
export function useJournal(client: string) {
  const queryClient = useQueryClient();
  const query = ownJournalQuery(client);
  const known = useQuery(query);
  const save = useMutation({
    mutationKey: TAPPING,
    // One after the other, in the order of the taps.
    scope: { id: TAPPING.join() },
    mutationFn: sendTap,
    onMutate: async (tap) => {
      await queryClient.cancelQueries({ queryKey: query.queryKey });
      queryClient.setQueryData(
        query.queryKey,
        (own) =>
          own && {
            ...own,
            days: own.days.map((day) => (day.day === tap.day ? touched(day, tap) : day)),
          },
      );
    },
    onError: (failure) =>
      notify.error(failureText(failure, 'It could not be saved. Please tap it once more.')),
    // What others of this client's devices have said comes with it, once nothing is on its way any more.
    onSettled: async () => {
      if (queryClient.isMutating({ mutationKey: TAPPING }) === 1) {
        await queryClient.invalidateQueries({ queryKey: query.queryKey });
      }
    },
  });
  const tap = (day: Day, item: string, state: TapState) => save.mutate({ day, item, state, at: new Date() });
  return { known, tap };
}
