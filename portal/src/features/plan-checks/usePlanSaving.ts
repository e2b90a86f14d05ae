import type { PlanAnswer } from '@clinic/contract/care/history/plan-answers';
import type { PlansToCheck } from '@clinic/contract/care/plan-checks/findings';
import type { KeptKeys } from '@clinic/ui/forms/kept-keys.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRecordSaving } from '../plan-workspace/useRecordSaving.ts';
import type { PlanChecks } from './usePlanChecks.ts';
import type { PlanChecksQuestions } from './usePlanChecksQuestion.ts';

interface Sent<Stored, Content> {
  /** The plan that is changed; null makes a new one. */
  base: Stored | null;
  content: Content;
  /** Answers to findings of the plan checks. */
  answers: PlanAnswer[];
}

interface Options<Stored, Content, Sending> {
  editor: {
    record: string;
    settle: (stored: Stored, sent: Content) => void;
  };
  planChecks: PlanChecks;
  questions: PlanChecksQuestions;
  queryKey: QueryKey;
  /** The plan in the form that is checked. */
  plansOf: (content: Content) => Partial<PlansToCheck>;
  send: (sent: Sending, keys: KeptKeys | undefined) => Promise<Stored>;
  /** The success toast. */
  said: (sent: Sending) => string;
  failed: (failure: unknown, sent: Sending) => string;
}

/** Saves a plan; when the server knows findings that the screen does not, they are asked about. */
export function usePlanSaving<Stored, Content, Sending extends Sent<Stored, Content>>(
  options: Options<Stored, Content, Sending>,
) {
  const { editor, planChecks, questions, queryKey, plansOf, send, said, failed } = options;
  const queryClient = useQueryClient();
  const saving = useRecordSaving<Sending, Stored>({
    editor,
    queryKey,
    send,
    saved: (stored, sent) => {
      editor.settle(stored, sent.content);
      queryClient.setQueryData(queryKey, stored);
      planChecks.refresh();
      notify.success(said(sent));
    },
    failed,
    questions: {
      RAILS_OPEN: (failure, sent) =>
        questions.askAfter(failure, plansOf(sent.content), (answers) => saving.save({ ...sent, answers })),
    },
  });
  return saving;
}
