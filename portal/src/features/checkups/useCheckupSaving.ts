import type { Checkup } from '@clinic/contract/care/checkups/checkups';
import { notify } from '@clinic/ui/layout/notify.ts';
import { ApiError } from '@clinic/ui/session/api-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { measurementsQuery } from '../measuring/api.ts';
import { clientSummaryQuery } from '../plan-workspace/api.ts';
import { isOutdated } from '../plan-workspace/save-failure.ts';
import { useRecordSaving } from '../plan-workspace/useRecordSaving.ts';
import { checkupsQuery, saveCheckup } from './api.ts';
import type { CheckupValues } from './useCheckupEditor.ts';

/** Tells if the visit got its one checkup in another window. */
const isWritten = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && failure.code === 'VISIT_HAS_CHECKUP';

function checkupFailure(failure: unknown, verb: 'create' | 'update'): string {
  if (isWritten(failure)) return failure.message;
  return failure instanceof ApiError && failure.status > 0 && failure.status < 500
    ? `Failed to ${verb} checkup`
    : 'An error occurred while saving the checkup';
}

interface Sent extends Pick<Parameters<typeof saveCheckup>[0], 'measured'> {
  base: Checkup | null;
  values: CheckupValues;
}

interface Editor {
  record: string;
  settle: (checkup: Checkup, sent: CheckupValues) => void;
}

/** Saves a checkup, and reads again what other pages show of it. */
export function useCheckupSaving(clientId: string, editor: Editor) {
  const queryClient = useQueryClient();
  const { queryKey } = checkupsQuery(clientId);
  return useRecordSaving<Sent, Checkup>({
    editor,
    queryKey,
    send: (sent, keys) => saveCheckup({ clientId, ...sent }, keys),
    saved: (checkup, { base: replaced, values: sent }) => {
      editor.settle(checkup, sent);
      queryClient.setQueryData(queryKey, (known = []) => [
        checkup,
        ...known.filter(({ _id }) => _id !== checkup._id),
      ]);
      void queryClient.invalidateQueries({ queryKey: measurementsQuery(clientId).queryKey });
      // The header above shows the weight and the last checkup.
      void queryClient.invalidateQueries({ queryKey: clientSummaryQuery(clientId).queryKey });
      notify.success(`Checkup ${replaced ? 'update' : 'create'}d successfully!`);
    },
    failed: (failure, { base: replaced }) => checkupFailure(failure, replaced ? 'update' : 'create'),
    isNews: (failure) => isOutdated(failure) || isWritten(failure),
  });
}
