import { expect, test } from '../../fixtures.ts';
import { clientOf, givePlans, team } from '../../pages/given.ts';
import { enterPortal, expectHeading, expectNoSidewaysScroll, SIZES } from '../../pages/portal.ts';
import { followPublishedPlan } from '../../pages/published-plan.ts';

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

test('a client follows the published plan on a desktop', async ({ page, clinic }) => {
  await page.setViewportSize(SIZES.desktop);
  await followPublishedPlan(page, clinic);
});

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
