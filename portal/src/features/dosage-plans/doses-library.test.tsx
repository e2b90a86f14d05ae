import { planTemplateCalls } from '@clinic/contract/care/plan-templates/plan-template-calls';
import type { TemplateDose } from '@clinic/contract/care/plan-templates/plan-templates';
import { vitaminPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { on } from '@clinic/ui/test/api.ts';
import { aDose, clientId } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aTemplate } from '../../test/a-template.ts';
import { open, vitaminPlan } from '../../test/dosage-plan-screen.tsx';

const row = aTemplate({
  kind: 'doses',
  title: 'After weight loss',
  size: { weeks: 0, days: 0, meals: 0, doses: 2 },
});
const dose = (name: string, more: Partial<TemplateDose> = {}): TemplateDose => {
  const { quantity, dosage, total } = aDose(name);
  return { name, quantity, dosage, total, ...more };
};
const template = {
  ...row,
  body: { entries: [dose('b12'), dose('Vitamin D3', { rhythm: { weekdays: [0] } })] },
};
const LIBRARY = [
  on(planTemplateCalls.all, { templates: [row], total: 1 }),
  on(planTemplateCalls.one, { template }, { id: row.id }),
  on(planTemplateCalls.apply, { template }, { id: row.id }),
];

test('doses of the library stand behind those of the plan, which it has already stay once, and are undone', async () => {
  const { user } = open('vitamins', [
    on(vitaminPlanCalls.current, { vitaminPlan }, { clientId }),
    ...LIBRARY,
  ]);
  await user.click(await screen.findByRole('button', { name: 'From the Library' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Look at After weight loss' }));
  expect(
    await dialog.findByText(/1 dose will stand behind those of the plan\. In the plan already: b12\./),
  ).toBeVisible();
  expect(await dialog.findByRole('rowheader', { name: /Vitamin D3/ })).toHaveTextContent('Sundays');
  await user.click(dialog.getByRole('button', { name: 'Use it' }));
  const told = await screen.findByText('1 dose taken from the library.');
  expect(screen.getByRole('button', { name: /^Vitamin D3/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(told).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Vitamin D3/ })).toBeNull();
});

test('the doses of a plan are saved to the library', async () => {
  const { user, bodies } = open('vitamins', [
    on(vitaminPlanCalls.current, { vitaminPlan }, { clientId }),
    on(planTemplateCalls.add, { template: row }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Save to Library' }));
  await user.type(await screen.findByLabelText(/Title/), 'After weight loss');
  await user.click(screen.getByRole('button', { name: 'Save to library' }));
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toMatchObject({
    kind: 'doses',
    title: 'After weight loss',
    body: { entries: [{ name: 'B12' }] },
  });
});
