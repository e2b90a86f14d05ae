import type { DosageEntry } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { planCheckCalls } from '@clinic/contract/care/plan-checks/plan-check-calls';
import { vitaminPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { on } from '@clinic/ui/test/api.ts';
import { aDose, aVersion, clientId } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { clientRecord, NO_PLAN_CHECKS } from '../../test/client-record.ts';
import { open, vitaminPlan } from '../../test/dosage-plan-screen.tsx';

beforeEach(() => void vi.setSystemTime('2026-03-01T06:00:00.000Z'));

/** A dose without a strength, of which the plan checks know no amount. */
const dose = (name: string, more: Partial<DosageEntry> = {}) => aDose(name, { quantity: '', ...more });
const past = { from: '2026-01-01', to: '2026-01-14' };
const coming = { from: '2026-03-10', to: '2026-03-12' };
const last = {
  ...vitaminPlan,
  vitamins: [
    dose('Vitamin D3', { rhythm: { weekdays: [0] }, from: '2026-01-01', pauses: [past, coming] }),
    dose('Zinc', { rhythm: { every: 3 }, from: '2026-01-01', to: '2026-03-01' }),
    dose('Iron', { to: '2026-02-28' }),
    dose('Niacin'),
    dose('Guggul'),
  ],
};
/** The plan checks know of stops of both plans, and of those that came after a version. */
const stopped = [
  { entry: aDose('niacin'), on: '2025-11-03', reason: 'sideEffect' as const },
  { entry: aDose('Guggul'), on: '2025-12-04', reason: 'sideEffect' as const },
];
const history = [
  on(
    planCheckCalls.ofClient,
    { ...NO_PLAN_CHECKS, followed: { ...NO_PLAN_CHECKS.followed, stopped } },
    { clientId },
  ),
  on(vitaminPlanCalls.history, { versions: [aVersion(last, vitaminPlan.updatedAt, 1)] }, { clientId }),
  on(vitaminPlanCalls.save, { message: 'Saved', vitaminPlan: last }, { clientId }),
];
/** Waits for the plan checks, which know of the stops. */
const isChecked = () => screen.findByRole('button', { name: /only doses are checked/ });
type Screen = ReturnType<typeof open>;

/** Takes Niacin again, and leaves Guggul out. */
async function answer({ user }: Screen) {
  const niacin = within(await screen.findByRole('dialog', { name: 'Take Niacin again?' }));
  expect(niacin.getByText('Niacin was stopped for a side effect on 03 Nov 2025.')).toBeVisible();
  await user.click(niacin.getByRole('button', { name: 'Take it again' }));
  const guggul = within(await screen.findByRole('dialog', { name: 'Take Guggul again?' }));
  await user.click(guggul.getByRole('button', { name: 'Leave it out' }));
}
/** Saves, with the reason that the plan checks ask for. */
const saved = async ({ user, bodies }: Screen, label: string) => {
  await user.click(screen.getByRole('button', { name: label }));
  const form = within(await screen.findByRole('dialog', { name: 'Is this plan right?' }));
  expect(form.getByText(/Niacin was stopped on 03 Nov 2025 for a side effect/)).toBeVisible();
  await user.selectOptions(form.getByLabelText(/^Reason/), 'Client tolerates it');
  await user.click(form.getByRole('button', { name: 'Save Vitamin Plan' }));
  await screen.findByText(/successfully!$/);
  return (bodies()[0] as { vitamins: Record<string, unknown>[] }).vitamins;
};
const daysOf = ({ name, rhythm, from, to, pauses }: Record<string, unknown>) => ({
  name,
  rhythm,
  from,
  to,
  pauses,
});

test('the last plan begins anew with its rhythms, without days; what has ended, and each end, is named', async () => {
  const page = open('vitamins', [...clientRecord({ status: 'rejoiner' }), ...history]);
  await isChecked();
  await page.user.click(await screen.findByRole('button', { name: 'Start from the last plan' }));
  await answer(page);
  expect(await screen.findByText('Left out, since the course is over: Iron.')).toBeVisible();
  expect(screen.getByText('Had a last day, which is dropped: Zinc.')).toBeVisible();
  expect((await saved(page, 'Save Vitamin Plan')).map(daysOf)).toEqual([
    { name: 'Vitamin D3', rhythm: { weekdays: [0] } },
    { name: 'Zinc', rhythm: { every: 3 } },
    { name: 'Niacin' },
  ]);
});

test('a version used again keeps its rhythms, the ends and pauses to come; what has ended is named', async () => {
  const page = open('vitamins', [
    ...clientRecord(),
    ...history,
    on(vitaminPlanCalls.current, { vitaminPlan: { ...vitaminPlan, vitamins: [] } }, { clientId }),
  ]);
  await isChecked();
  await page.user.click(await screen.findByRole('button', { name: 'History' }));
  await page.user.click(await screen.findByText('06 Jan 2026, 3:30 PM'));
  await page.user.click(await screen.findByRole('button', { name: /^Use this version of 06 Jan/ }));
  await answer(page);
  expect(await screen.findByText('Left out, since the course is over: Iron.')).toBeVisible();
  expect(screen.queryByText(/^Had a last day/)).toBeNull();
  expect((await saved(page, 'Update Vitamin Plan')).map(daysOf)).toEqual([
    { name: 'Vitamin D3', rhythm: { weekdays: [0] }, from: '2026-01-01', pauses: [coming] },
    { name: 'Zinc', rhythm: { every: 3 }, from: '2026-01-01', to: '2026-03-01' },
    { name: 'Niacin' },
  ]);
});
