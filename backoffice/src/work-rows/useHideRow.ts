import { worklistCalls } from '@clinic/contract/dashboards/worklist-calls';
import type { Worklist, WorklistName, WorkRow } from '@clinic/contract/dashboards/work-rows';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

type Lists = { [Name in WorklistName]?: Worklist };

/** "Not today" on the home under `queryKey`: hides a row at once, and shows it again when the server refuses. */
export function useHideRow(queryKey: readonly string[]) {
  const server = useServer();
  const queries = useQueryClient();
  return async (list: WorklistName, { id, fact }: WorkRow) => {
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<{ lists: Lists }>(
      queryKey,
      (now) => now && { ...now, lists: without(now.lists, list, id) },
    );
    try {
      await server((api) => api.call(worklistCalls.hide, { body: { list, id, fact } }));
    } catch (error) {
      notify.error(failureText(error, 'The row could not be hidden. Please try again.'));
    } finally {
      void queries.invalidateQueries({ queryKey });
    }
  };
}

function without(lists: Lists, name: WorklistName, id: string): Lists {
  const list = lists[name] ?? { count: 0, rows: [] };
  const rows = list.rows.filter((row) => row.id !== id);
  return { ...lists, [name]: { ...list, count: list.count - (list.rows.length - rows.length), rows } };
}
