import { expect, test } from '../../fixtures.ts';
import { clientOf, dayFromToday, team } from '../../pages/given.ts';
import { enterPortal, expectHeading, expectNoSidewaysScroll, SIZES } from '../../pages/portal.ts';

for (const [size, viewport] of Object.entries(SIZES))
  test(`on a ${size} a client looks back on a week, the doctor writes back, and the client reads it`, async ({
    page,
    clinic,
    accessible,
  }) => {
    await page.setViewportSize(viewport);
    const staff = await team(clinic);
    const client = await clientOf(clinic, staff);
    const plan = { name: 'Detox', duration: 8, startDate: dayFromToday(-9) };
    await clinic.call(staff.doctor, 'POST', '/program/save', { clientId: client.id, plan });

    await enterPortal(page, 'client', client, '/client/dashboard');
    await page.getByRole('link', { name: 'Check in' }).click();
    await expectHeading(page, 'Weekly check-in');
    const choose = (group: string, name: string) =>
      page.getByRole('group', { name: group }).getByRole('radio', { name }).check();
    await choose('Days on which you followed your plan', '5');
    await page.getByLabel('The hardest meal').selectOption('Dinner');
    await choose('Hunger', '2');
    await choose('Energy', '4');
    await choose('Sleep', '3');
    await page.getByLabel('Anything your doctor should know').fill('A wedding on Sunday.');
    await accessible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Your doctor has not read it yet.')).toBeVisible();

    await enterPortal(page, 'doctor', staff.doctor, '/doctor');
    const waiting = page.getByRole('region', { name: 'Check-ins to read' });
    await expect(waiting).toContainText('Week 1: plan followed on 5 of 7 days');
    await waiting.getByRole('link', { name: /Read/ }).click();
    const checkIns = page.getByRole('region', { name: 'Weekly check-ins' });
    await expect(checkIns).toContainText('A wedding on Sunday.');
    await checkIns.getByLabel('Answer to week 1').fill('Well done. Eat before you go.');
    await accessible();
    await expectNoSidewaysScroll(page);
    await checkIns.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(checkIns).toContainText('Answered: Well done. Eat before you go.');

    await expect
      .poll(
        async () => (await clinic.mailsTo(client.email)).filter((mail) => /written back/.test(mail)).length,
      )
      .toBe(1);
    expect((await clinic.mailsTo(client.email)).join()).not.toMatch(/Eat before|wedding/);
    await enterPortal(page, 'client', client, '/client/dashboard');
    await page.getByRole('link', { name: 'Read the answer' }).click();
    await expect(page.getByText('Well done. Eat before you go.')).toBeVisible();
    await accessible();
  });
