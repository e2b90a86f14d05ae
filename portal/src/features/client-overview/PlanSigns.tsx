import type { RailPlace, RailPlan } from '@clinic/contract/care/plan-checks/findings';
import { useQuery } from '@tanstack/react-query';
import { railsQuery } from '../plan-checks/api.ts';
import { RailSigns } from '../plan-checks/FindingMarks.tsx';
import { saidAt } from '../plan-checks/finding-words.ts';

interface Props {
  clientId: string;
  of: RailPlan;
  isThere: (place: RailPlace) => boolean;
}

/** At something in a plan that the client follows: the signs that the plan's own page shows there. */
export default function PlanSigns({ clientId, of, isThere }: Props) {
  const { data } = useQuery(railsQuery(clientId));
  return data ? <RailSigns all={saidAt({ ...data, of }, isThere)} /> : null;
}
