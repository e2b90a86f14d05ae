import type { SnacksPlan } from '@clinic/contract/care/snacks-plans';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isOutdated } from '../plan-workspace/save-failure.ts';
import type { Rails } from '../rails/useRails.ts';
import type { RailsQuestions } from '../rails/useRailsQuestion.ts';
import { saveSnacksPlan, snacksPlanQuery } from './api.ts';
import type { SnackRow } from './snack-rows.ts';

interface Options {
  clientId: string;
  editor: { base: SnacksPlan | null; settle: (plan: SnacksPlan, sent: SnackRow[]) => void };
  rails: Rails;
  questions: RailsQuestions;
  fail: (text: string) => void;
}

/** Saves a plan, which the client follows at once: what speaks against it is asked about first. */
export function useSaveSnacksPlan({ clientId, editor, rails, questions, fail }: Options) {
  const { base } = editor;
  const queryClient = useQueryClient();
  const { queryKey } = snacksPlanQuery(clientId);
  const save = useMutation({
    mutationFn: saveSnacksPlan,
    onSuccess: ({ snacksPlan, message }, { base: replaced, rows: sent }) => {
      const verb = replaced ? 'update' : 'create';
      if (!snacksPlan) {
        fail(`Failed to ${verb} snacks plan: ${message ?? 'Unknown error'}`);
        return;
      }
      editor.settle(snacksPlan, sent);
      queryClient.setQueryData(queryKey, snacksPlan);
      rails.refresh();
      notify.success(`Snacks plan ${verb}d successfully!`);
    },
    onError: (failure, sent) => {
      const again = questions.asksAfter(failure, { snacks: sent.rows }, (answers) =>
        save.mutate({ ...sent, answers }),
      );
      if (again) return;
      const verb = sent.base ? 'update' : 'create';
      fail(`Failed to ${verb} snacks plan: ${failureText(failure, 'Unknown error')}`);
      // The newer plan arrives, and the screen offers both.
      if (isOutdated(failure)) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
  return {
    isPending: save.isPending,
    send: (rows: SnackRow[]) =>
      questions.unlessAsked({ snacks: rows }, (answers) => save.mutate({ clientId, rows, base, answers })),
  };
}
