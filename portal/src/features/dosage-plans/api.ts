import type { PlanAnswer } from '@clinic/contract/care/history/plan-answers';
import type {
  DosageEntry,
  DosagePlanKind,
  StoppedDose,
} from '@clinic/contract/care/dosage-plans/dosage-plans';
import { readDosageEntry } from '@clinic/contract/care/dosage-plans/dosage-rules';
import type { Stored } from '@clinic/contract/people';
import { herbsPlanCalls, vitaminPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import type { RepeatKeys } from '@clinic/ui/session/request-keys.ts';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';
import { sentEntries, stopsOf, type EditedEntry } from './dosage-entries.ts';

export interface DosagePlan extends Stored {
  entries: DosageEntry[];
  /** Entries that were stopped, with the reason; absent where none was. */
  stopped?: StoppedDose[];
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

function planOf(kind: DosagePlanKind, plan: Stored): DosagePlan {
  return { ...plan, entries: entriesIn(kind, plan) ?? [] };
}

function planIn(kind: DosagePlanKind, answer: Record<string, unknown>): DosagePlan | null {
  const plan = answer[dosageKinds[kind].answer] as Stored | null | undefined;
  return plan ? planOf(kind, plan) : null;
}

/** The entries of a stored version; undefined when it has no readable ones. */
export function entriesIn(kind: DosagePlanKind, body: unknown): DosageEntry[] | undefined {
  const entries = (body as Record<string, unknown>)[dosageKinds[kind].list];
  return Array.isArray(entries) ? entries.map(readDosageEntry) : undefined;
}

/** The stops that a stored version knows of. */
export const stoppedIn = (body: unknown): StoppedDose[] =>
  (body as { stopped?: StoppedDose[] }).stopped ?? [];

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
  base: Pick<DosagePlan, 'updatedAt' | 'entries'> | null;
  /** Answers to findings of the plan checks. */
  answers: PlanAnswer[];
}

export async function saveDosagePlan(save: Save, keys?: RepeatKeys): Promise<DosagePlan> {
  const { kind, clientId, entries, base, answers } = save;
  const sent = sentEntries(entries, base?.entries ?? []);
  const stopped = stopsOf(entries);
  const over = {
    ...(base ? { updatedAt: base.updatedAt } : { newPlan: true }),
    ...(stopped.length > 0 && { stopped }),
    answers,
  };
  if (kind === 'vitamin') {
    const body = { vitamins: sent, ...over };
    return planOf(
      kind,
      (await doctorApi.call(vitaminPlanCalls.save, { clientId, body }, { keys })).vitaminPlan,
    );
  }
  const body = { herbs: sent, ...over };
  return planOf(kind, (await doctorApi.call(herbsPlanCalls.save, { clientId, body }, { keys })).herbsPlan);
}
