import type { DoctorWorklists } from '@clinic/contract/dashboards/doctor-worklists';
import type { HideRow } from '@clinic/contract/dashboards/work-rows';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { doctorWorklistsQuery, hideRow } from './api.ts';
import type { ListName } from './worklists.ts';

/** "Not today": hides a row at once, and shows it again when the call fails. */
export function useHideRow(list: ListName) {
  const queryClient = useQueryClient();
  const { queryKey } = doctorWorklistsQuery();
  return useMutation({
    mutationFn: (row: Omit<HideRow, 'list'>) => hideRow({ list, ...row }),
    async onMutate({ id }) {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (day) => day && without(day, list, id));
    },
    onError: (failure) => notify.error(failureText(failure, 'This could not be put off. Please try again.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

const without = (day: DoctorWorklists, list: ListName, id: string): DoctorWorklists => ({
  ...day,
  [list]: { count: day[list].count - 1, rows: day[list].rows.filter((row) => row.id !== id) },
});
