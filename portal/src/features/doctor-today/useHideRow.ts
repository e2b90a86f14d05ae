import type { DoctorToday } from '@clinic/contract/dashboards/doctor-today';
import type { HideRow } from '@clinic/contract/dashboards/work-rows';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { doctorTodayQuery, hideRow } from './api.ts';
import type { ListName } from './work-lists.ts';

/** "Not today": the row goes at once, and returns when the call fails. */
export function useHideRow(list: ListName) {
  const queryClient = useQueryClient();
  const { queryKey } = doctorTodayQuery();
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

const without = (day: DoctorToday, list: ListName, id: string): DoctorToday => ({
  ...day,
  [list]: { count: day[list].count - 1, rows: day[list].rows.filter((row) => row.id !== id) },
});
