import type { DietWeek, MealItem } from '@clinic/contract/care/diet-plans/diet-plans';
import type { MealType } from '@clinic/contract/constants';
import { expect, test } from '../../fixtures.ts';
import { expectNoSidewaysScroll, SIZES } from '../../pages/portal.ts';
import { caseOf, openPlan } from './plans-desk.ts';

const item = (name: string, quantity: number | string, unit: string): MealItem => ({
  days: 7,
  name,
  quantity,
  unit,
});
const meal = (mealType: MealType, mealTime: string, ...items: MealItem[]) => ({
  mealType,
  mealTime,
  itemGroups: items.map((one) => [one]),
});
const week = (weekNumber: number): DietWeek => ({
  weekNumber,
  title: `Week ${weekNumber}`,
  totalDays: 7,
  mealPlan: [
    meal('Breakfast', '09:00', item('Moong Dal Chilla', 2, 'piece')),
    meal('Lunch', '13:00', item('Rajma', 1, 'bowl')),
    meal('Evening Snacks', '17:00', item('Boiled Peanuts', '½', 'bowl')),
    meal('Dinner', '20:00', item('Moong Dal Khichdi', 1, 'bowl'), item('Vegetable Daliya', 1, 'bowl')),
  ],
});

for (const [name, size] of Object.entries({ desktop: SIZES.desktop, phone: SIZES.phone }))
  test(`a refused food is swapped in all its meals, then the plan is scaled to the target, on a ${name}`, async ({
    page,
    clinic,
    accessible,
  }) => {
    await page.setViewportSize(size);
    const people = await caseOf(clinic);
    const { doctor, client } = people;
    for (const [formType, fields] of [
      ['MedicalHistory', { allergies: 'peanuts' }],
      ['PersonalDetails', { dob: '1986-01-05', age: '40', gender: 'Female' }],
    ] as const)
      await clinic.call(doctor, 'POST', '/form/submitForm', {
        client: client.id,
        formType,
        fields: JSON.stringify(fields),
      });
    await clinic.call(doctor, 'POST', `/checkup/create/${client.id}`, {
      fields: {},
      measures: [
        { kind: 'weight', value: 70 },
        { kind: 'height', value: 160 },
      ],
    });
    await clinic.call(doctor, 'POST', `/dietPlan/create/${client.id}`, {
      weeks: [1, 2, 3, 4].map(week),
      answers: [],
    });
    await openPlan(page, 'diet-plan', people);

    await test.step('the finding offers foods that nothing speaks against', async () => {
      await page
        .getByRole('region', { name: 'What speaks against the plan' })
        .getByRole('button', { name: /stop/ })
        .click();
      await page.getByRole('button', { name: /^Swap: .*Boiled Peanuts contains peanut/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Swap Boiled Peanuts' });
      const take = dialog.getByRole('button', { name: /in all 4 meals$/ });
      await expect(take.first()).toBeVisible();
      expect(await take.count()).toBeLessThanOrEqual(8);
      await accessible();
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: 'Take Corn Chaat in all 4 meals' }).click();
      await expect(page.getByText('Boiled Peanuts swapped for Corn Chaat in 4 meals.')).toBeVisible();
      await expect(page.getByText('Corn Chaat, 2 bowl').first()).toBeVisible();
    });

    await test.step('without a target the button leads to it', async () => {
      await page.getByRole('button', { name: 'Scale to the Target' }).click();
      await page
        .getByRole('dialog', { name: 'Scale to the target' })
        .getByRole('button', { name: 'Set a target' })
        .click();
      const target = page.getByRole('dialog', { name: 'Target of a day' });
      await target.getByLabel(/^A usual day is/).selectOption('light');
      await target.getByLabel('Energy, kcal a day').fill('1900');
      await target.getByRole('button', { name: 'Save target' }).click();
      await expect(target).toBeHidden();
    });

    await test.step('what changes is shown before, and is one step', async () => {
      const dialog = page.getByRole('dialog', { name: 'Scale to the target' });
      await expect(dialog.getByText('All 28 judged days come within 5 % of 1,900 kcal.')).toBeVisible();
      await expect(dialog.getByText(/^breakfast of weeks 1, 2, 3 and 4, Moong Dal Chilla, /)).toBeVisible();
      await accessible();
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: 'Scale to 1,900 kcal' }).click();
      await expect(page.getByText('Portions scaled to 1,900 kcal.')).toBeVisible();
      await expect(page.getByText('Moong Dal Chilla, 2 piece')).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect(page.getByText('Moong Dal Chilla, 2 piece').first()).toBeVisible();
    });
  });
