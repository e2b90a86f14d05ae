import type { RailPlace, RailPlan } from '@clinic/contract/care/rails/findings';
import { useQuery } from '@tanstack/react-query';
import { railsQuery } from '../rails/api.ts';
import { RailSigns } from '../rails/RailMarks.tsx';
import { saidAt } from '../rails/rail-words.ts';

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
