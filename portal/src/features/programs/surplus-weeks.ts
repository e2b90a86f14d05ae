import type { DietWeek } from '@clinic/contract/care/diet-plans/diet-plans';
import { surplusWeeks } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import type { Program } from '@clinic/contract/care/programs/programs';
import type { QueryClient } from '@tanstack/react-query';
import { dietPlanQuery } from '../diet-plan-editing/api.ts';

interface Shortened {
  clientId: string;
  base: Program | null;
  weeks: number;
}

/** Reads which weeks of the diet plan a shortened program has no room for. */
export async function surplusOf(
  queries: QueryClient,
  { clientId, base, weeks }: Shortened,
): Promise<DietWeek[]> {
  if (!base || weeks >= base.duration) return [];
  const query = { ...dietPlanQuery(clientId), staleTime: 0, retry: false };
  // An unreadable plan must not block the program.
  const plan = await queries.fetchQuery(query).catch(() => null);
  return surplusWeeks(plan?.weeks ?? [], weeks);
}
