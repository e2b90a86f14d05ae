import type { CheckedPlan } from '@clinic/contract/care/history/plan-answers';
import type { FindingPlace } from '@clinic/contract/care/plan-checks/findings';
import { useQuery } from '@tanstack/react-query';
import { planChecksQuery } from '../plan-checks/api.ts';
import { FindingSigns } from '../plan-checks/FindingMarks.tsx';
import { saidAt } from '../plan-checks/finding-words.ts';

interface Props {
  clientId: string;
  of: CheckedPlan;
  isThere: (place: FindingPlace) => boolean;
}

/** Signs of findings at an item of a followed plan, as on the plan's own page. */
export default function PlanSigns({ clientId, of, isThere }: Props) {
  const { data } = useQuery(planChecksQuery(clientId));
  return data ? <FindingSigns all={saidAt({ ...data, of }, isThere)} /> : null;
}
