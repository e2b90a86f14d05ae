import type { DosagePlanKind, HerbsPlan, VitaminPlan } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { readDosageEntry } from '@clinic/contract/care/dosage-plans/dosage-rules';
import { planView } from '../plans/plan-record.ts';
import type { DosagePlanRecord } from './dosage-plan.schema.ts';

export interface DosagePlanOf {
  vitamin: VitaminPlan;
  herbs: HerbsPlan;
}

export const dosagePlanView: { [Kind in DosagePlanKind]: (plan: DosagePlanRecord) => DosagePlanOf[Kind] } = {
  vitamin: (plan) => ({ ...planView(plan), vitamins: plan.entries.map(readDosageEntry) }),
  herbs: (plan) => ({ ...planView(plan), herbs: plan.entries.map(readDosageEntry) }),
};
