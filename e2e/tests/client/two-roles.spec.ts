import { expect, test } from '../../fixtures.ts';
import { clientOf, givePlans, team } from '../../pages/given.ts';
import { enterPortal, expectHeading } from '../../pages/portal.ts';

test('a doctor and a client signed in in one browser: each area acts as its own person', async ({
  page,
  context,
  clinic,
}) => {
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  await givePlans(clinic, staff.doctor, client);
  await enterPortal(page, 'doctor', staff.doctor, '/doctor/clients');
  await expect(page.getByText(client.name).first()).toBeVisible();

  const own = await context.newPage();
  await enterPortal(own, 'client', client, '/client/appointments');
  await own.getByRole('button', { name: 'Reschedule' }).waitFor();
  const asked: (string | undefined)[] = [];
  own.on('request', (call) => {
    if (call.url().includes('/api/')) asked.push(call.headers().authorization);
  });
  await own.goto('/client/diet-plan');
  await expect(own.getByRole('heading', { name: 'Light week' })).toBeVisible();
  expect(new Set(asked)).toEqual(new Set([`Bearer ${client.token}`]));

  await own.getByRole('link', { name: 'Logout' }).click();
  await expectHeading(own, 'Client Login');
  await page.reload();
  await expectHeading(page, 'Clients');
  await expect(page.getByText(client.name).first()).toBeVisible();
});
