import type { PlanAnswer } from '@clinic/contract/care/plan-answers';
import type { DosageEntry, DosagePlanKind } from '@clinic/contract/care/dosage-plans';
import { readDosageEntry } from '@clinic/contract/care/dosage-rules';
import type { Stored } from '@clinic/contract/people';
import { herbsPlanCalls, vitaminPlanCalls } from '@clinic/contract/care/plan-calls';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';
import { sentEntries, type EditedEntry } from './dosage-entries.ts';

export interface DosagePlan extends Stored {
  entries: DosageEntry[];
}

export const dosageKinds = {
  vitamin: {
    ...vitaminPlanCalls,
    answer: 'vitaminPlan',
    list: 'vitamins',
    item: 'Vitamin',
    Plan: 'Vitamin',
  },
  herbs: {
    ...herbsPlanCalls,
    answer: 'herbsPlan',
    list: 'herbs',
    item: 'Herb',
    Plan: 'Herbs',
  },
} as const satisfies Record<DosagePlanKind, object>;

type Answer = Record<string, unknown>;

function planIn(kind: DosagePlanKind, answer: Answer): DosagePlan | null {
  const { answer: key, list } = dosageKinds[kind];
  const plan = answer[key] as (Stored & Record<string, unknown>) | null | undefined;
  if (!plan) return null;
  const entries = plan[list];
  return { ...plan, entries: Array.isArray(entries) ? entries.map(readDosageEntry) : [] };
}

/** The entries of a stored version; undefined when it has no readable ones. */
export function entriesIn(kind: DosagePlanKind, body: unknown): DosageEntry[] | undefined {
  const entries = (body as Record<string, unknown>)[dosageKinds[kind].list];
  return Array.isArray(entries) ? entries.map(readDosageEntry) : undefined;
}

export const dosagePlanQuery = (kind: DosagePlanKind, clientId: string) =>
  queryOptions({
    queryKey: ['doctor', kind, clientId],
    queryFn: async ({ signal }) =>
      planIn(kind, { ...(await doctorApi.call(dosageKinds[kind].current, { clientId }, { signal })) }),
  });

interface Save {
  kind: DosagePlanKind;
  clientId: string;
  entries: EditedEntry[];
  /** The plan to replace; null makes a new one. */
  base: Pick<DosagePlan, 'updatedAt'> | null;
  /** Why it is right although something speaks against it. */
  answers: PlanAnswer[];
}

/** Resolves to the stored plan, or to why it was not stored. */
export async function saveDosagePlan({ kind, clientId, entries, base, answers }: Save) {
  const sent = sentEntries(entries);
  const over = { ...(base ? { updatedAt: base.updatedAt } : { newPlan: true }), answers };
  const answer =
    kind === 'vitamin'
      ? await doctorApi.call(vitaminPlanCalls.save, { clientId, body: { vitamins: sent, ...over } })
      : await doctorApi.call(herbsPlanCalls.save, { clientId, body: { herbs: sent, ...over } });
  return { plan: planIn(kind, { ...answer }), message: answer.message };
}
