import { lazy, memo, Suspense } from 'react';
import { numbersOfPerson } from '../plan-checks/number-words.ts';
import type { PlanChecks } from '../plan-checks/usePlanChecks.ts';
import type { CheckedWeeks } from './checked-weeks.ts';

/** Loaded after the plan, together with the foods. */
const WeekNumbers = lazy(() => import('../plan-checks/WeekNumbers.tsx'));
const EnergyTarget = lazy(async () => ({
  default: (await import('../energy-target/EnergyTarget.tsx')).EnergyTarget,
}));

interface Props {
  week: CheckedWeeks['weeks'][number] | undefined;
  planChecks: PlanChecks;
}

/** Shows what a week gives a day, and the target of the day's energy. Memoized, since the focus moves beside it. */
export const WeekFigures = memo(({ week, planChecks }: Props) => (
  <>
    {planChecks.foods && week && (
      <Suspense>
        <WeekNumbers week={week} foods={planChecks.foods} person={numbersOfPerson(planChecks)} />
      </Suspense>
    )}
    {planChecks.precautions && planChecks.person && (
      <Suspense>
        <EnergyTarget
          clientId={planChecks.clientId}
          known={planChecks.precautions}
          person={planChecks.person}
        />
      </Suspense>
    )}
  </>
));
