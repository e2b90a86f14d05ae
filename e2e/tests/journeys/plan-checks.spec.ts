import { expect, test } from '../../fixtures.ts';
import { clientOf, dayFromToday, team } from '../../pages/given.ts';
import { enterPortal, expectNoSidewaysScroll, SIZES } from '../../pages/portal.ts';
import { toast } from '../../pages/toast.ts';

for (const [name, size] of Object.entries({ desktop: SIZES.desktop, phone: SIZES.phone }))
  test(`an allergy that comes after the plan is answered, and a dose too high is asked, on a ${name}`, async ({
    page,
    clinic,
    accessible,
  }) => {
    await page.setViewportSize(size);
    const staff = await team(clinic);
    const client = await clientOf(clinic, staff);
    const { doctor } = staff;
    const plan = { name: 'Weight Loss', duration: 1, durationInDays: 7, startDate: dayFromToday(-2) };
    await clinic.call(doctor, 'POST', '/program/save', { clientId: client.id, plan });
    const item = { name: 'Sabudana Khichdi', days: 7, quantity: 1, unit: 'bowl' };
    const mealPlan = [{ mealType: 'Breakfast', mealTime: '08:30', itemGroups: [[item]] }];
    const weeks = [{ weekNumber: 1, title: 'Week 1', totalDays: 7, mealPlan }];
    // This body has no answers to findings: it is saved, since there are no findings yet.
    await clinic.call(doctor, 'POST', `/dietPlan/create/${client.id}`, { weeks, status: 'published' });
    await clinic.call(client, 'POST', '/form/submitForm', {
      client: client.id,
      formType: 'DietaryRecall',
      fields: JSON.stringify({ foodAllergy: 'peanuts' }),
    });

    await enterPortal(page, 'doctor', doctor, '/doctor');
    const openPlan = page.getByRole('link', { name: `Open plan: ${client.name}` });
    await openPlan.click();
    await expect(page).toHaveURL(new RegExp(`/doctor/diet-plan/${client.id}`));
    const line = page.getByRole('region', { name: 'What speaks against the plan' });
    await line.getByRole('button', { name: /^1 stop/ }).click();
    const list = page.getByRole('dialog', { name: 'What speaks against the plan' });
    await expect(list).toContainText(/“peanuts”\)\. Sabudana Khichdi contains peanut\./);
    await accessible();
    await list.getByRole('button', { name: 'Close' }).click();
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: 'Update Diet Plan' }).click();
    const question = page.getByRole('dialog', { name: /Publish/ });
    await question.getByLabel(/^Reason/).selectOption('Discussed with the treating doctor');
    await accessible();
    await question.getByRole('button', { name: 'Publish now' }).click();
    await expect(toast(page, /published successfully/)).toBeVisible();
    // The server checks plans after it has answered, so the test waits.
    await expect(async () => {
      await page.goto('/doctor');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(openPlan).toHaveCount(0, { timeout: 2000 });
    }).toPass();

    await page.goto(`/doctor/vitamins/${client.id}`);
    await page.getByRole('button', { name: 'Add New Vitamin' }).click();
    await page.getByLabel('Vitamin Name').fill('Vitamin D3 60,000 IU');
    await page.getByLabel('Morning count').fill('1');
    // The page loads its rules first; without them the server's refusal would ask.
    await expect(line.getByRole('button')).toBeEnabled();
    await page.getByRole('button', { name: 'Save Vitamin Plan' }).click();
    const asked = page.getByRole('dialog', { name: 'Is this plan right?' });
    await expect(asked).toContainText(/Vitamin D 60,000 IU a day/);
    await asked.getByRole('button', { name: 'Change the plan' }).click();
    await expect(page.getByLabel('Vitamin Name')).toHaveValue('Vitamin D3 60,000 IU');
    await page.getByRole('button', { name: 'Save Vitamin Plan' }).click();
    await asked.getByLabel(/^Reason/).selectOption('Prescribed for this');
    await asked.getByRole('button', { name: 'Save Vitamin Plan' }).click();
    await expect(toast(page, /Vitamin plan created successfully/)).toBeVisible();
  });
