import type { DosagePlanKind } from '@clinic/contract/care/dosage-plans';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isOutdated, saveFailure } from '../plan-workspace/save-failure.ts';
import type { Rails } from '../rails/useRails.ts';
import type { RailsQuestions } from '../rails/useRailsQuestion.ts';
import { dosageKinds, dosagePlanQuery, saveDosagePlan, type DosagePlan } from './api.ts';
import { checkedEntries, type EditedEntry } from './dosage-entries.ts';

interface Options {
  kind: DosagePlanKind;
  clientId: string;
  editor: { base: DosagePlan | null; settle: (plan: DosagePlan, sent: EditedEntry[]) => void };
  rails: Rails;
  questions: RailsQuestions;
  fail: (text: string) => void;
}

/** Saves a plan, which the client follows at once: what speaks against it is asked about first. */
export function useSaveDosagePlan({ kind, clientId, editor, rails, questions, fail }: Options) {
  const { base } = editor;
  const { Plan } = dosageKinds[kind];
  const queryClient = useQueryClient();
  const { queryKey } = dosagePlanQuery(kind, clientId);
  const save = useMutation({
    mutationFn: saveDosagePlan,
    onSuccess: ({ plan, message }, { base: replaced, entries: sent }) => {
      const verb = replaced ? 'update' : 'create';
      if (!plan) {
        fail(`Failed to ${verb} ${kind} plan: ${message ?? 'Unknown error'}`);
        return;
      }
      editor.settle(plan, sent);
      queryClient.setQueryData(queryKey, plan);
      rails.refresh();
      notify.success(`${Plan} plan ${verb}d successfully!`);
    },
    onError: (failure, sent) => {
      const again = questions.asksAfter(failure, { [kind]: checkedEntries(sent.entries) }, (answers) =>
        save.mutate({ ...sent, answers }),
      );
      if (again) return;
      fail(saveFailure(failure, sent.base ? 'update' : 'create', `${kind} plan`));
      // The newer plan arrives, and the screen offers both.
      if (isOutdated(failure)) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
  return {
    isPending: save.isPending,
    send: (entries: EditedEntry[]) =>
      questions.unlessAsked({ [kind]: checkedEntries(entries) }, (answers) =>
        save.mutate({ kind, clientId, entries, base, answers }),
      ),
  };
}
