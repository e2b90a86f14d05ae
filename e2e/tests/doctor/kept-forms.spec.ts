import type { Program } from '@clinic/contract/care/programs/programs';
import { expect, test } from '../../fixtures.ts';
import { clientOf, team } from '../../pages/given.ts';
import { enterPortal } from '../../pages/portal.ts';
import { toast } from '../../pages/toast.ts';

test('a program is in another tab as it is typed, and is saved once although its answer is lost', async ({
  page,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  await enterPortal(page, 'doctor', staff.doctor, `/doctor/client-plan/${client.id}`);
  await page.getByLabel('Program Name').fill('Detox of spring');
  await page.getByLabel('Duration in Weeks').fill('6');
  await page.getByLabel('Start Date').fill('2026-01-05');
  const inBrowser = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(inBrowser).toContain(`:program:${client.id}`);
  expect(await inBrowser()).not.toContain('Detox of spring');

  await test.step('a second tab shows it', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.getByText(/Your unfinished program plan of .* is here again\./)).toBeVisible();
    await expect(other.getByLabel('Program Name')).toHaveValue('Detox of spring');
    await other.close();
  });

  await page.route('**/api/program/save', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const save = page.getByRole('button', { name: 'Save Program Plan' });
  await save.click();
  await expect(toast(page, 'Failed to save the plan. Please try again.')).toBeVisible();
  await page.unroute('**/api/program/save');
  await page.reload();
  await expect(page.getByLabel('Program Name')).toHaveValue('Detox of spring');
  await expect(page.getByLabel('Duration in Weeks')).toHaveValue('6');
  await save.click();
  await expect(toast(page, /Plan (created|updated) successfully!/)).toBeVisible();
  const { programs } = await clinic.call<{ programs: Program[] }>(
    staff.doctor,
    'GET',
    `/program/history/${client.id}`,
  );
  expect(programs.map(({ name, duration }) => [name, duration])).toEqual([['Detox of spring', 6]]);
});
