import type { Meal } from '@clinic/contract/care/diet-plans/diet-plans';
import type { Client } from '@clinic/contract/people';
import { expect, type Page } from '@playwright/test';
import type { Account, Clinic } from '../../fixtures.ts';
import { enterPortal } from '../../pages/portal.ts';

export interface Case {
  doctor: Account;
  client: Account;
}

/** Makes a doctor with a client in a program of so many weeks; 0 means no program yet. */
export async function caseOf(clinic: Clinic, weeks = 4): Promise<Case> {
  const [doctor, client, admin] = await Promise.all([clinic.doctor(), clinic.client(), clinic.admin()]);
  const record = await clinic.call<Client>(admin, 'GET', `/rest/clients/${client.id}`);
  await clinic.call(admin, 'PUT', `/rest/clients/${client.id}`, { ...record, doctor: doctor.id });
  const people = { doctor, client };
  if (weeks > 0) await startProgram(clinic, people, weeks);
  return people;
}

export async function startProgram(clinic: Clinic, { doctor, client }: Case, weeks: number): Promise<void> {
  const plan = { name: 'Detox', duration: weeks, durationInDays: weeks * 7, startDate: '2026-01-05' };
  await clinic.call(doctor, 'POST', '/program/save', { clientId: client.id, plan });
}

export async function openPlan(
  page: Page,
  plan: string,
  { doctor, client }: Case,
  view: 'grid' | 'list' = 'list',
): Promise<void> {
  await enterPortal(page, 'doctor', doctor, `/doctor/${plan}/${client.id}`, view);
  await expect(page.getByRole('region', { name: 'Save' })).toBeVisible();
}

/** Types a meal from "Add New Meal" on: type, time and items; all but the last item last `days`. */
export async function typeMeal(page: Page, type: string, time: string, items: readonly string[], days = '3') {
  await page.getByLabel('Add New Meal').focus();
  await page.keyboard.type(type);
  await expect(page.getByRole('region', { name: `New ${type}` })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Name' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type(time);
  await page.keyboard.press('Enter');
  for (const [place, item] of items.entries()) {
    await page.keyboard.type(item);
    await page.keyboard.press('Enter');
    if (place < items.length - 1) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.type(days);
    }
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('7 of 7 days')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: `New ${type}` })).toBeHidden();
}

export const breakfast = (name: string): Meal => ({
  mealType: 'Breakfast',
  mealTime: '09:00',
  itemGroups: [[{ days: 7, name, unit: 'bowl', quantity: 1 }]],
});

export async function storePlan(clinic: Clinic, { doctor, client }: Case, name: string, status: string) {
  const weeks = [{ weekNumber: 1, title: 'Week 1', totalDays: 7, mealPlan: [breakfast(name)] }];
  await clinic.call(doctor, 'POST', `/dietPlan/create/${client.id}`, {
    program: 'Detox',
    totalDays: 7,
    weeks,
    status,
  });
}

/** Reads the diet plan as JSON in this person's session. */
export async function seenBy(clinic: Clinic, who: Account, client: Account): Promise<string> {
  return JSON.stringify(await clinic.call(who, 'GET', `/dietPlan/getClientsDietPlan/${client.id}`));
}

/** Waits for the plan checks' rules: until they are loaded, only the server's refusal asks about findings. */
export const expectRails = (page: Page): Promise<void> =>
  expect(
    page.getByRole('region', { name: 'What speaks against the plan' }).getByRole('button'),
  ).toBeEnabled();

/** Publishes by keyboard, with a reason for each finding about so small a plan. */
export async function publishWithReasons(page: Page): Promise<void> {
  await expectRails(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  const publish = page.getByRole('dialog').getByRole('button', { name: 'Publish now' });
  await expect(publish).toBeVisible();
  for (const reason of await page
    .getByRole('dialog')
    .getByLabel(/^Reason/)
    .all())
    await reason.selectOption('Discussed with the treating doctor');
  await publish.press('Enter');
}
