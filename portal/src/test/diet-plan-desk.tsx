import type { DietPlan, DietPlanInput } from '@clinic/contract/diet-plans';
import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { answerApi } from './api.ts';
import { renderAt } from './render.tsx';

export const clientId = 'c'.repeat(24);
export const program = { name: 'Detox', duration: 4, durationInDays: 28, startDate: '2026-01-05' };
export const meal = (name: string, days = 7) => ({
  mealType: 'Breakfast' as const,
  mealTime: '09:00',
  itemGroups: [[{ days, name, unit: 'bowl', quantity: 1 }]],
});
export const plan = (more: Partial<DietPlan> = {}): DietPlan => ({
  _id: 'p'.repeat(24),
  id: 'p'.repeat(24),
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-06T10:00:00.000Z',
  client: clientId,
  status: 'draft',
  program: 'Detox',
  totalDays: 7,
  weeks: [{ weekNumber: 1, title: 'Week 1', totalDays: 7, mealPlan: [meal('Daliya Upma')] }],
  notes: '',
  hasPublished: false,
  ...more,
});
const clientCalls = {
  [`GET /client/getClient/${clientId}`]: { client: { name: 'Asha Patel', status: 'active', program } },
  [`GET /form/client/${clientId}`]: { forms: [] },
};
export const stored = `GET /dietPlan/getClientsDietPlan/${clientId}`;
export const create = `POST /dietPlan/create/${clientId}`;
export const edit = `PUT /dietPlan/edit/${'p'.repeat(24)}`;
export const open = (answers: Record<string, unknown> = {}) => {
  const calls = answerApi({ ...clientCalls, [stored]: { dietPlan: null }, ...answers });
  return { calls, ...renderAt(`/doctor/diet-plan/${clientId}`, { as: { area: 'doctor' } }) };
};
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
