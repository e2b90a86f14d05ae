import { answerKey, type Precautions } from '@clinic/contract/care/precautions/precautions';
import type { Finding } from '@clinic/contract/care/plan-checks/findings';
import { planAnswerProblem } from '@clinic/contract/care/plan-checks/finding-answers';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { isStale } from '@clinic/ui/session/refusal.ts';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { HeldDialog } from '@clinic/ui/forms/HeldDialog.tsx';
import { precautionsQuery, savePrecautions } from '../precautions/api.ts';
import { NO_EDITS, savedWith } from '../precautions/precaution-edits.ts';
import { FindingAnswer } from './FindingAnswer.tsx';
import NotChecked from './NotChecked.tsx';
import { SharedReason } from './SharedReason.tsx';
import type { GivenAnswer, PlanChecks } from './usePlanChecks.ts';
import type { Choice, PlanChecksQuestions } from './usePlanChecksQuestion.ts';

const NOTHING: Choice = { reason: '', note: '' };
const KNOWN_CHANGED =
  'Somebody else changed what is known of the client meanwhile. Your reasons are kept: please press the button once more.';
const KNOWN_NOT_SAVED = 'What was read wrongly could not be saved. Your reasons are kept.';

interface Props {
  planChecks: PlanChecks;
  questions: PlanChecksQuestions;
  findings: readonly Finding[];
  title: string;
  submitLabel: string;
  /** Told below the findings: the consequences of publishing. */
  children?: ReactNode;
}

/** Says what an answer lacks; undefined for a complete one. */
function problemOf({ reason, note }: Choice): string | undefined {
  return reason === '' ? 'Please choose a reason.' : planAnswerProblem({ reason, note });
}

/** Asks why the plan is right despite its findings; what was misread is saved with the client first. */
export default function PlanChecksQuestion(props: Props) {
  const { planChecks, questions, findings, children, title, submitLabel } = props;
  const { clientId, precautions } = planChecks;
  const { choices, choose, answer, close } = questions;
  const queryClient = useQueryClient();
  const { queryKey } = precautionsQuery(clientId);
  const [tried, setTried] = useState(false);
  const choiceOf = ({ key }: Finding): Choice => choices[key] ?? NOTHING;
  const known = new Set(precautions?.facts.map(answerKey));
  const asks = findings.filter(({ level }) => level === 'ask');
  const misread = findings.filter((one) => choiceOf(one).reason === 'misread');

  const { save, isBusy, refusal } = useSaving<object, Precautions | undefined>({
    send: () => {
      const facts = Object.fromEntries(misread.map(({ fact }) => [fact ?? '', false]));
      return precautions && misread.length > 0
        ? savePrecautions(clientId, savedWith(precautions, { ...NO_EDITS, facts }))
        : Promise.resolve(precautions);
    },
    saved: (saved) => {
      if (saved) queryClient.setQueryData(queryKey, saved);
      const given = findings.flatMap((finding): GivenAnswer[] => {
        const { reason, note } = choiceOf(finding);
        const { key, words } = finding;
        return reason === '' || reason === 'misread'
          ? []
          : [{ key, words, reason, note: reason === 'other' ? note.trim() : '' }];
      });
      answer(given, saved);
    },
    otherwise: KNOWN_NOT_SAVED,
    refused: (failure) => {
      if (isStale(failure)) void queryClient.invalidateQueries({ queryKey });
    },
  });
  const submit = () => {
    setTried(true);
    if (!findings.some((one) => problemOf(choiceOf(one)))) void save(choices);
  };
  const answerOf = (finding: Finding) => (
    <FindingAnswer
      key={finding.key}
      finding={finding}
      choice={choiceOf(finding)}
      canBeMisread={finding.fact !== null && known.has(finding.fact)}
      problem={tried ? problemOf(choiceOf(finding)) : undefined}
      onChange={(choice) => choose({ [finding.key]: choice })}
    />
  );
  return (
    <HeldDialog
      title={title}
      saveLabel={submitLabel}
      cancelLabel="Change the plan"
      isBusy={isBusy}
      problem={refusal?.stale ? KNOWN_CHANGED : refusal?.sentence}
      onSave={submit}
      onClose={close}
    >
      {children}
      <NotChecked planChecks={planChecks} />
      <Box sx={{ display: 'grid', gap: 5 }}>
        {findings.filter((one) => !asks.includes(one)).map(answerOf)}
        {asks.length > 1 && (
          <SharedReason
            count={asks.length}
            onChoose={(reason) =>
              choose(Object.fromEntries(asks.map((one) => [one.key, { ...choiceOf(one), reason }])))
            }
          />
        )}
        {asks.map(answerOf)}
      </Box>
    </HeldDialog>
  );
}
