import type { HerbsPlan, VitaminPlan } from '@clinic/contract/dosage-plans';
import { readDosageEntry } from '@clinic/contract/dosage-rules';
import { planView } from '../plans/plan-record.ts';
import type { DosagePlanRecord } from './dosage-plan.schema.ts';

export const vitaminPlanView = (plan: DosagePlanRecord): VitaminPlan => ({
  ...planView(plan),
  vitamins: plan.entries.map(readDosageEntry),
});

export const herbsPlanView = (plan: DosagePlanRecord): HerbsPlan => ({
  ...planView(plan),
  herbs: plan.entries.map(readDosageEntry),
});
