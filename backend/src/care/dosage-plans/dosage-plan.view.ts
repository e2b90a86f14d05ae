import { CHANGES_SHOWN_DAYS } from '@clinic/contract/care/dosage-plans/dose-changes';
import type {
  DoseChanges,
  DosageEntry,
  DosagePlanKind,
  HerbsPlan,
  StoppedDose,
  VitaminPlan,
} from '@clinic/contract/care/dosage-plans/dosage-plans';
import type { Role } from '@clinic/contract/constants';
import { planView } from '../plans/plan-record.ts';
import type { DosagePlanRecord } from './dosage-plan.schema.ts';
import { together } from './kept-courses.ts';

export interface DosagePlanOf {
  vitamin: VitaminPlan;
  herbs: HerbsPlan;
}

/** Who reads a plan, and when. */
interface Reading {
  role: Role;
  now: Date;
}

export const entriesOf = (plan: DosagePlanRecord | null | undefined): DosageEntry[] =>
  plan ? together(plan.entries, plan.courses) : [];

const SHOWN_MS = CHANGES_SHOWN_DAYS * 24 * 60 * 60_000;

function changedOf({ changed, updatedAt }: DosagePlanRecord, now: Date): { changed?: DoseChanges } {
  const isShown =
    changed &&
    changed.saved.getTime() === updatedAt.getTime() &&
    now.getTime() - changed.at.getTime() < SHOWN_MS;
  return isShown ? { changed: { at: changed.at.toISOString(), lines: changed.lines } } : {};
}

/** Reasons of stops are for doctors only. */
const stoppedOf = ({ stopped = [] }: DosagePlanRecord, role: Role): { stopped?: StoppedDose[] } =>
  role === 'doctor' && stopped.length > 0 ? { stopped } : {};

const beside = (plan: DosagePlanRecord, { role, now }: Reading) => ({
  ...stoppedOf(plan, role),
  ...changedOf(plan, now),
});

export const dosagePlanView: {
  [Kind in DosagePlanKind]: (plan: DosagePlanRecord, reading: Reading) => DosagePlanOf[Kind];
} = {
  vitamin: (plan, reading) => ({ ...planView(plan), vitamins: entriesOf(plan), ...beside(plan, reading) }),
  herbs: (plan, reading) => ({ ...planView(plan), herbs: entriesOf(plan), ...beside(plan, reading) }),
};
