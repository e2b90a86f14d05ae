import { expect, test } from '../../fixtures.ts';
import { clientOf, dayFromToday, givePlans, team } from '../../pages/given.ts';
import { enterPortal, expectHeading, expectNoSidewaysScroll, SIZES } from '../../pages/portal.ts';
import { formatDay } from '@clinic/contract/clinic-calendar';

const screens = [
  ['/client/dashboard', /^Welcome/],
  ['/client/personal-details', 'Personal Details'],
  ['/client/plan', 'Purchased Plan'],
  ['/client/diet-plan', 'Diet Plan'],
  ['/client/vitamins', 'Vitamins'],
  ['/client/vitamins-plan', 'Vitamins Plan'],
  ['/client/herbs-plan', 'Herbs Plan'],
  ['/client/snacks', 'Snacks'],
  ['/client/appointments', 'Appointments'],
] as const;

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('a client follows the published plan', async ({ page, clinic }) => {
      const staff = await team(clinic);
      const client = await clientOf(clinic, staff);
      await givePlans(clinic, staff.doctor, client);
      await enterPortal(page, 'client', client, '/client/dashboard');

      await test.step('today’s meals and doses, and real numbers', async () => {
        const meals = page.getByRole('region', { name: "Today's meals" });
        await expect(meals.getByRole('listitem')).toHaveText([
          '8:30 AMBreakfastMoong Chilla, 2 pieces or Poha, ½ katori',
          '7:30 PMDinnerKhichdi, 1 katori',
        ]);
        await expect(page.getByRole('region', { name: "Today's vitamins and herbs" })).toContainText(
          '2 × Triphala, 1 tsp (Before meal)',
        );
        const overview = page.getByRole('region', { name: 'Quick Overview' });
        await expect(overview).toContainText('StatusActive');
        await expect(overview).toContainText('Days done10');
        await expect(overview).toContainText('Meals today2');
        await expect(overview).toContainText('Progress71%');
      });

      await test.step('the diet plan opens on the current week', async () => {
        await page.goto('/client/diet-plan');
        await expect(page.getByRole('heading', { name: 'Light week' })).toBeVisible();
        await expect(page.getByRole('row', { name: /Breakfast/ })).toContainText(
          '(Daliya Upma, 1 bowl [days 1–3] + Moong Chilla, 2 pieces [days 4–7, today])/ Poha, ½ katori',
        );
        await expect(page.getByText('Warm water through the day.')).toBeVisible();
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
      });

      await test.step('snacks and the purchased plan', async () => {
        await page.goto('/client/snacks');
        await expect(page.getByText('10 pieces, soaked')).toBeVisible();
        await page.goto('/client/plan');
        const plan = page.getByRole('region', { name: 'Weight Loss' });
        await expect(plan).toContainText('Active');
        await expect(plan).toContainText('2 weeks');
        await expect(plan).toContainText(formatDay(dayFromToday(-10)));
      });
    });
  });
}

test('a client without a plan can read every screen on a phone', async ({ page, clinic, accessible }) => {
  await page.setViewportSize(SIZES.phone);
  await enterPortal(page, 'client', await clinic.client(), '/client/dashboard');
  for (const [path, heading] of screens) {
    await page.goto(path);
    await expectHeading(page, heading);
    await expect(page.getByLabel('Loading...')).toHaveCount(0);
    await accessible();
    await expectNoSidewaysScroll(page);
  }
});

test('a draft stays with the doctor: the client keeps the published plan', async ({ page, clinic }) => {
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  await givePlans(clinic, staff.doctor, client);
  const { dietPlan } = await clinic.call<{ dietPlan: { _id: string } }>(
    staff.doctor,
    'GET',
    `/dietPlan/getClientsDietPlan/${client.id}`,
  );
  await clinic.call(staff.doctor, 'PUT', `/dietPlan/edit/${dietPlan._id}`, {
    program: 'Weight Loss',
    totalDays: 7,
    status: 'draft',
    weeks: [
      {
        weekNumber: 1,
        title: 'Secret week',
        totalDays: 7,
        mealPlan: [
          {
            mealType: 'Lunch',
            mealTime: '13:00',
            itemGroups: [[{ days: 7, name: 'Unfinished idea', unit: 'bowl', quantity: 1 }]],
          },
        ],
      },
    ],
  });
  await enterPortal(page, 'client', client, '/client/diet-plan');
  await expect(page.getByRole('heading', { name: 'Light week' })).toBeVisible();
  await expect(page.getByText('Secret week')).toHaveCount(0);
});

test('the diet plan prints without navigation', async ({ page, clinic }) => {
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  await givePlans(clinic, staff.doctor, client);
  await enterPortal(page, 'client', client, '/client/diet-plan');
  await expect(page.getByRole('table')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
});
