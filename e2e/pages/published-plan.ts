import { formatDay } from '@clinic/contract/clinic-calendar';
import { expect, type Page } from '@playwright/test';
import { test, type Clinic } from '../fixtures.ts';
import { clientOf, dayFromToday, givePlans, team } from './given.ts';
import { openDay } from './own-day.ts';
import { enterPortal, expectHeading } from './portal.ts';

/** Opens the plan's day, week, doses and snacks as a client; `look` is called on each page. */
export async function followPublishedPlan(
  page: Page,
  clinic: Clinic,
  look?: () => Promise<void>,
): Promise<void> {
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  await givePlans(clinic, staff.doctor, client);
  await enterPortal(page, 'client', client, '/client/dashboard');

  await test.step('today’s meals and doses, and real numbers', async () => {
    await openDay(page);
    const day = page.getByRole('list', { name: 'Hours of the day' });
    for (const text of [
      'Breakfast, 8:30 AMMoong Chilla, 2 pieces or Poha, ½ katori',
      'Dinner, 7:30 PM2 × Triphala, 1 tsp (Before meal)Khichdi, 1 katori',
    ])
      await expect(day).toContainText(text);
    const overview = page.getByRole('region', { name: 'Quick Overview' });
    await expect(overview).toContainText('StatusActive');
    await expect(overview).toContainText('Days done10');
    await expect(overview).toContainText('Meals today2');
    await expect(overview).toContainText('Progress71%');
    await look?.();
  });

  await test.step('the diet plan opens on the current week', async () => {
    await page.goto('/client/diet-plan');
    await expect(page.getByRole('heading', { name: 'Light week' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Breakfast/ })).toContainText(
      '(Daliya Upma, 1 bowl [days 1–3] + Moong Chilla, 2 pieces [days 4–7, today])/ Poha, ½ katori',
    );
    await expect(page.getByText('Warm water through the day.')).toBeVisible();
    await look?.();
    await page.getByLabel('Week').selectOption({ label: 'Week 1' });
    await expect(page.getByRole('row', { name: /Lunch/ })).toContainText('Salad and Soup, 1 bowl');
  });

  await test.step('tabs lead to vitamins and herbs, timings written out', async () => {
    const tabs = page.getByRole('navigation', { name: 'Parts of the plan' });
    await tabs.getByRole('link', { name: 'Vitamins' }).click();
    await expectHeading(page, 'Vitamins Plan');
    await expect(page.getByRole('region', { name: 'Vitamin D3' })).toContainText('Morning1After meal');
    await tabs.getByRole('link', { name: 'Herbs' }).click();
    await expect(page.getByRole('region', { name: 'Triphala' })).toContainText('Dinner2Before meal');
    await look?.();
  });

  await test.step('snacks and the purchased plan', async () => {
    await page.goto('/client/snacks');
    await expect(page.getByText('10 pieces, soaked')).toBeVisible();
    await look?.();
    await page.goto('/client/plan');
    const plan = page.getByRole('region', { name: 'Weight Loss' });
    await expect(plan).toContainText('Active');
    await expect(plan).toContainText('2 weeks');
    await expect(plan).toContainText(formatDay(dayFromToday(-10)));
    await look?.();
  });
}
