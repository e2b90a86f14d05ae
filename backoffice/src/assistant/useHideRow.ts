import type { DeskToday } from '@clinic/contract/desk-today';
import { todayCalls } from '@clinic/contract/today-calls';
import type { WorkListName, WorkRow } from '@clinic/contract/work-rows';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

/** "Not today": the row is gone at once, and comes back when the server does not take it. */
export function useHideRow() {
  const server = useServer();
  const queries = useQueryClient();
  return async (list: WorkListName & keyof DeskToday['lists'], { id, fact }: WorkRow) => {
    const queryKey = ['deskToday'];
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<DeskToday>(queryKey, (now) => now && without(now, list, id));
    try {
      await server((api) => api.call(todayCalls.hide, { body: { list, id, fact } }));
    } catch (error) {
      notify.error(failureText(error, 'The row could not be hidden. Please try again.'));
    } finally {
      void queries.invalidateQueries({ queryKey });
    }
  };
}

function without(now: DeskToday, list: keyof DeskToday['lists'], id: string): DeskToday {
  const { count, rows } = now.lists[list];
  const left = (rows as WorkRow[]).filter((row) => row.id !== id);
  return {
    ...now,
    lists: { ...now.lists, [list]: { count: count - (rows.length - left.length), rows: left } },
  };
}
