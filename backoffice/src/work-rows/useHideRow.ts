import { todayCalls } from '@clinic/contract/dashboards/today-calls';
import type { WorkList, WorkListName, WorkRow } from '@clinic/contract/dashboards/work-rows';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

type Lists = { [Name in WorkListName]?: WorkList };

/** "Not today" on the home cached under `queryKey`: the row goes at once, and returns on a failure. */
export function useHideRow(queryKey: readonly string[]) {
  const server = useServer();
  const queries = useQueryClient();
  return async (list: WorkListName, { id, fact }: WorkRow) => {
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<{ lists: Lists }>(
      queryKey,
      (now) => now && { ...now, lists: without(now.lists, list, id) },
    );
    try {
      await server((api) => api.call(todayCalls.hide, { body: { list, id, fact } }));
    } catch (error) {
      notify.error(failureText(error, 'The row could not be hidden. Please try again.'));
    } finally {
      void queries.invalidateQueries({ queryKey });
    }
  };
}

function without(lists: Lists, name: WorkListName, id: string): Lists {
  const { count, rows } = lists[name] ?? { count: 0, rows: [] };
  const left = rows.filter((row) => row.id !== id);
  return { ...lists, [name]: { count: count - (rows.length - left.length), rows: left } };
}
