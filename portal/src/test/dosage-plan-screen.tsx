import { herbsPlanCalls, vitaminPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { answerApi, on, type Stub } from '@clinic/ui/test/api.ts';
import { aDose, aVitaminPlan, clientId } from '@clinic/ui/test/records.ts';
import { clientRecord } from './client-record.ts';
import { renderAt } from './render.tsx';

export const vitaminPlan = {
  ...aVitaminPlan(aDose('B12')),
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-06T10:00:00.000Z',
};
export function open(kind: 'vitamins' | 'herbs', answers: Stub[]) {
  const calls = answerApi([
    ...clientRecord(),
    on(vitaminPlanCalls.current, { vitaminPlan: null }, { clientId }),
    on(herbsPlanCalls.current, { herbsPlan: null }, { clientId }),
    ...answers,
  ]);
  const bodies = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { bodies, ...renderAt(`/doctor/${kind}/${clientId}`, { as: { area: 'doctor' } }) };
}
