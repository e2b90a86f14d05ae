import { expect, test } from '../../fixtures.ts';
import { breakfast, caseOf, openPlan } from './plans-desk.ts';

test('one food is replaced in the whole plan in five interactions, by keyboard after the first', async ({
  page,
  clinic,
  accessible,
}) => {
  const people = await caseOf(clinic);
  const weeks = [1, 2, 3, 4].map((weekNumber) => ({
    weekNumber,
    title: `Week ${weekNumber}`,
    totalDays: 7,
    mealPlan: [
      breakfast('Vegetable Poha'),
      { ...breakfast('Rajma'), mealType: 'Lunch' },
      {
        ...breakfast('Kadhi'),
        mealType: 'Dinner',
        itemGroups: [breakfast('Kadhi').itemGroups[0], breakfast('Rajma').itemGroups[0]],
      },
    ],
  }));
  await clinic.call(people.doctor, 'POST', `/dietPlan/create/${people.client.id}`, { weeks });
  await openPlan(page, 'diet-plan', people);
  const presses = { count: 0 };
  const press = async (step: () => Promise<void>) => {
    presses.count += 1;
    await step();
  };
  await press(() => page.getByRole('button', { name: 'Replace a Food' }).click());
  const dialog = page.getByRole('dialog', { name: 'Replace a food in the whole plan' });
  await expect(dialog.getByRole('combobox', { name: 'Food of the plan' })).toBeFocused();
  await press(() => page.keyboard.type('raj'));
  await press(() => page.keyboard.press('Enter'));
  await expect(dialog.getByRole('combobox', { name: 'Instead of it' })).toBeFocused();
  await press(() => page.keyboard.type('khichdi'));
  await expect(dialog.getByText(/^lunch of weeks 1, 2, 3 and 4, .* instead of Rajma$/)).toBeVisible();
  await accessible();
  await press(() => page.keyboard.press('Enter'));
  await expect(page.getByText(/^Rajma replaced by .* in 8 meals\.$/)).toBeVisible();
  expect(presses.count).toBeLessThanOrEqual(5);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Rajma, 1 bowl').first()).toBeVisible();
});
