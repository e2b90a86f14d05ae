import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { checkInsQuery, readCheckIn } from './api.ts';

export function useMarkCheckInRead(clientId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: readCheckIn,
    onError: (failure) => notify.error(failureText(failure, 'It could not be marked. Please try again.')),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: checkInsQuery(clientId).queryKey }),
        // The home counts the unread ones.
        queryClient.invalidateQueries({ queryKey: ['doctor', 'today'] }),
      ]),
  });
}
