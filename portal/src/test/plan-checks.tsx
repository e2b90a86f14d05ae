import { emptyDosage } from '@clinic/contract/care/dosage-plans/dosage-rules';
import type { DosageEntry } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { foodCalls } from '@clinic/contract/care/foods/food-calls';
import { aFood } from '@clinic/contract/care/foods/food-examples';
import { herbsPlanCalls, vitaminPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { precautionCalls } from '@clinic/contract/care/precautions/precaution-calls';
import type { Precautions } from '@clinic/contract/care/precautions/precautions';
import { planCheckCalls, type PlanChecksOfClient } from '@clinic/contract/care/plan-checks/plan-check-calls';
import { answerApi, on, requestsOf, type Stub } from '@clinic/ui/test/api.ts';
import { aDose, aVitaminPlan, clientId } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { clientRecord, NO_PLAN_CHECKS } from './client-record.ts';
import { renderAt } from './render.tsx';

export const dose = (name: string, count = 1): DosageEntry => ({
  ...aDose(name),
  id: '',
  name,
  quantity: '',
  dosage: { ...emptyDosage(), morning: { count, timing: 'A' } },
  total: count,
});
/** A dose above the upper level for adults. */
export const d3 = dose('Vitamin D3 2,000 IU', 3);
export const whey = dose('Peanut protein 20 g');
export const foods = [aFood('Barfi 1 g', { mayContain: ['milk'] })];
export const stored = (...vitamins: DosageEntry[]) => ({
  ...aVitaminPlan(aDose('B12')),
  vitamins,
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-06T10:00:00.000Z',
});
export function open(
  vitamins: DosageEntry[],
  known: Precautions,
  stubs: Stub[] = [],
  planChecks: Partial<PlanChecksOfClient> = {},
) {
  const calls = answerApi([
    ...clientRecord(),
    on(foodCalls.all, { version: 1, foods }),
    on(precautionCalls.ofClient, known, { clientId }),
    on(planCheckCalls.ofClient, { ...NO_PLAN_CHECKS, ...planChecks }, { clientId }),
    on(vitaminPlanCalls.current, { vitaminPlan: stored(...vitamins) }, { clientId }),
    on(herbsPlanCalls.current, { herbsPlan: null }, { clientId }),
    on(
      vitaminPlanCalls.save,
      ({ body }) => ({
        message: 'Saved',
        vitaminPlan: { ...stored(...vitamins), updatedAt: `${body.updatedAt}` },
      }),
      { clientId },
    ),
    ...stubs,
  ]);
  const answers = () => requestsOf(calls, vitaminPlanCalls.save).map(({ body }) => body.answers);
  return { calls, answers, ...renderAt(`/doctor/vitamins/${clientId}`, { as: { area: 'doctor' } }) };
}
export const line = async (text: RegExp | string) =>
  within(await screen.findByRole('region', { name: 'What speaks against the plan' })).findByRole('button', {
    name: text,
  });
export const save = () => screen.getByRole('button', { name: 'Update Vitamin Plan' });
export const saved = () => screen.findByText('Vitamin plan updated successfully!');
