import { lazy, Suspense } from 'react';
import type { PlanChecks } from './usePlanChecks.ts';
import type { PlanChecksQuestions } from './usePlanChecksQuestion.ts';

/** Loaded after the plan, since it needs the rules and the foods. */
const PlanChecksQuestion = lazy(() => import('./PlanChecksQuestion.tsx'));

interface Props {
  planChecks: PlanChecks;
  questions: PlanChecksQuestions;
  submitLabel: string;
}

/** Asks about unanswered findings of a plan that the client follows as soon as it is saved: it has no drafts. */
export const FollowedPlanQuestion = ({ planChecks, questions, submitLabel }: Props) =>
  questions.asked && (
    <Suspense>
      <PlanChecksQuestion
        planChecks={planChecks}
        questions={questions}
        findings={questions.asked}
        title="Is this plan right?"
        submitLabel={submitLabel}
      >
        <div>The client follows it as soon as it is saved.</div>
      </PlanChecksQuestion>
    </Suspense>
  );
