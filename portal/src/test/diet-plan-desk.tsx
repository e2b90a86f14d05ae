import type { DietPlan, DietPlanInput } from '@clinic/contract/care/diet-plans/diet-plans';
import type { Version } from '@clinic/contract/care/history/history';
import { dietPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { answerApi, on, type Reply, type Stub } from '@clinic/ui/test/api.ts';
import { aDietPlan, clientId } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { clientRecord } from './client-record.ts';
import { renderAt } from './render.tsx';

export const program = { name: 'Detox', duration: 4, durationInDays: 28, startDate: '2026-01-05' };
export const meal = (name: string, days = 7) => ({
  mealType: 'Breakfast' as const,
  mealTime: '09:00',
  itemGroups: [[{ days, name, unit: 'bowl', quantity: 1 }]],
});
export const plan = (more: Partial<DietPlan> = {}): DietPlan =>
  aDietPlan({
    createdAt: '2026-01-05T10:00:00.000Z',
    updatedAt: '2026-01-06T10:00:00.000Z',
    status: 'draft',
    program: 'Detox',
    weeks: [{ weekNumber: 1, title: 'Week 1', totalDays: 7, mealPlan: [meal('Daliya Upma')] }],
    hasPublished: false,
    ...more,
  });
export const stored = (reply: Reply<typeof dietPlanCalls.current>) =>
  on(dietPlanCalls.current, reply, { clientId });
export const create = (reply: Reply<typeof dietPlanCalls.create>) =>
  on(dietPlanCalls.create, reply, { clientId });
export const edit = (reply: Reply<typeof dietPlanCalls.edit>) =>
  on(dietPlanCalls.edit, reply, { id: 'p'.repeat(24) });
/** Answers these versions, newest first: without their contents, and each with them. */
export const versioned = (versions: readonly Version<DietPlan>[]): Stub[] => [
  on(
    dietPlanCalls.versions,
    {
      versions: versions.map(({ body, answers = [], ...head }) => ({
        ...head,
        status: body.status,
        weeks: body.weeks.length,
        meals: body.weeks.flatMap(({ mealPlan }) => mealPlan).length,
        answers: answers.length,
      })),
    },
    { clientId },
  ),
  ...versions.map((version) =>
    on(dietPlanCalls.version, { version }, { clientId, version: String(version.version) }),
  ),
];
export function open(answers: Stub[] = []) {
  const calls = answerApi([...clientRecord({ program }), stored({ dietPlan: null }), ...answers]);
  return { calls, ...renderAt(`/doctor/diet-plan/${clientId}`, { as: { area: 'doctor' } }) };
}
export const bodyOf = (calls: { method: string; body: unknown }[], method: string) =>
  calls.findLast((call) => call.method === method)?.body as DietPlanInput;

export type User = ReturnType<typeof userEvent.setup>;

export async function chooseMeal(user: User, type: string, time = '09:00') {
  await user.selectOptions(await screen.findByLabelText('Add New Meal'), type);
  const builder = await screen.findByRole('region', { name: new RegExp(`New ${type}`) });
  await within(builder).findByRole('combobox', { name: 'Name' });
  if (time) await user.type(within(builder).getByLabelText('Meal Time'), time);
  return builder;
}

export async function typeItem(
  user: User,
  name: string,
  more: { days?: string; quantity?: string; unit?: string } = {},
) {
  await user.type(screen.getByRole('combobox', { name: 'Name' }), `${name}{Enter}`);
  for (const [label, value] of [
    ['Quantity', more.quantity],
    ['Unit', more.unit],
    ['Days', more.days],
  ] as const) {
    if (value === undefined) continue;
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), value);
  }
}
