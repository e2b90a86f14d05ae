import type { SnacksPlan } from '@clinic/contract/care/snacks-plans/snacks-plans';
import { planView } from '../plans/plan-record.ts';
import type { SnacksPlanRecord } from './snacks-plan.schema.ts';

export const snacksPlanView = (plan: SnacksPlanRecord): SnacksPlan => ({
  ...planView(plan),
  snacks: plan.snacks.map(({ name, quantity, food }) => ({ name, quantity, ...(food && { food }) })),
});
