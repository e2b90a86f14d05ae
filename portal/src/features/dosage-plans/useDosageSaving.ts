import type { DosagePlanKind } from '@clinic/contract/care/dosage-plans/dosage-plans';
import type { PlanAnswer } from '@clinic/contract/care/history/plan-answers';
import type { PlanChecks } from '../plan-checks/usePlanChecks.ts';
import type { PlanChecksQuestions } from '../plan-checks/usePlanChecksQuestion.ts';
import { usePlanSaving } from '../plan-checks/usePlanSaving.ts';
import { saveFailure } from '../plan-workspace/save-failure.ts';
import { dosageKinds, dosagePlanQuery, saveDosagePlan, type DosagePlan } from './api.ts';
import { checkedEntries, storedRows, type EditedEntry } from './dosage-entries.ts';

interface Sent {
  base: DosagePlan | null;
  content: EditedEntry[];
  answers: PlanAnswer[];
}

const verbOf = ({ base }: Sent) => (base ? 'update' : 'create');

interface Options {
  kind: DosagePlanKind;
  clientId: string;
  editor: {
    record: string;
    change: (next: (rows: EditedEntry[]) => EditedEntry[]) => void;
    settle: (stored: DosagePlan, sent: EditedEntry[]) => void;
  };
  planChecks: PlanChecks;
  questions: PlanChecksQuestions;
}

/** Saves a vitamin or herbs plan. */
export const useDosageSaving = ({ kind, clientId, editor, planChecks, questions }: Options) =>
  usePlanSaving<DosagePlan, EditedEntry[], Sent>({
    editor: {
      record: editor.record,
      settle: (stored, sent) => {
        editor.settle(stored, storedRows(sent, sent, stored.entries));
        editor.change((rows) => storedRows(rows, sent, stored.entries));
      },
    },
    planChecks,
    questions,
    queryKey: dosagePlanQuery(kind, clientId).queryKey,
    plansOf: (content) => ({ [kind]: checkedEntries(content) }),
    send: ({ content, ...sent }, keys) => saveDosagePlan({ kind, clientId, entries: content, ...sent }, keys),
    said: (sent) => `${dosageKinds[kind].Plan} plan ${verbOf(sent)}d successfully!`,
    failed: (failure, sent) => saveFailure(failure, verbOf(sent), `${kind} plan`),
  });
