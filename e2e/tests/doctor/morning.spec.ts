import type { Client } from '@clinic/contract/people';
import { expect, test } from '../../fixtures.ts';
import { clientOf, dayFromToday, givePlans, team } from '../../pages/given.ts';
import { enterPortal, expectHeading, expectNoSidewaysScroll, SIZES } from '../../pages/portal.ts';

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`a doctor's morning on a ${size}: who comes, what waits, and one client in one place`, async ({
    page,
    clinic,
    accessible,
  }) => {
    await page.setViewportSize(viewport);
    const staff = await team(clinic);
    const [ending, coming] = [await clientOf(clinic, staff), await clinic.client()];
    await givePlans(clinic, staff.doctor, ending);
    // A walk-in without a visit becomes this doctor's client.
    const walkIn = { doctor: staff.doctor.id, client: coming.id, appointmentType: 'Cash' };
    await clinic.call(staff.assistant, 'POST', '/appointment/walkIn', walkIn);
    const { clients } = await clinic.call<{ clients: Client[] }>(staff.doctor, 'GET', '/client/allClients');
    expect(clients.map(({ id }) => id)).toContain(coming.id);
    const plan = { name: 'Detox', duration: 4, startDate: dayFromToday(-4) };
    await clinic.call(staff.doctor, 'POST', '/program/save', { clientId: coming.id, plan });
    await clinic.call(staff.doctor, 'POST', '/form/submitForm', {
      client: coming.id,
      formType: 'MedicalHistory',
      fields: JSON.stringify({ allergies: 'Peanuts' }),
    });

    await enterPortal(page, 'doctor', staff.doctor, '/doctor');
    const today = page.getByRole('region', { name: 'Today' });
    await expect(today).toContainText('Allergies: Peanuts');
    await expect(today).toContainText('Detox, day 5 of 28');
    await expect(today).toContainText('5 forms missing');
    await expect(today.getByRole('link', { name: coming.name, exact: true })).toBeInViewport();
    const soon = page.getByRole('region', { name: 'Programs ending' });
    await expect(soon).toContainText('Program ends in 3 days');
    await expect(page.getByRole('region', { name: 'Without a published plan' })).toContainText(coming.name);
    await accessible();
    await expectNoSidewaysScroll(page);

    // The row is hidden at once, but the request must end before the reload.
    const hidden = page.waitForResponse(/\/today\/hide$/);
    await soon.getByRole('button', { name: /^Not today/ }).click();
    await expect(page.getByText('No program ends within a week.')).toBeVisible();
    await hidden;
    await page.reload();
    await expect(page.getByText('No program ends within a week.')).toBeVisible();

    await today.getByRole('link', { name: `Diet plan of ${coming.name}` }).click();
    await expectHeading(page, 'Weekly Diet Plan');
    const header = page.getByRole('region', { name: 'Client', exact: true });
    await expect(header).toContainText('Allergies: Peanuts');
    await page.mouse.wheel(0, 600);
    await expect(header).toBeInViewport();

    await header.getByRole('link', { name: coming.name }).click();
    await expectHeading(page, 'Overview');
    await expect(page.getByRole('list', { name: 'What happened' })).toContainText('Medical History saved by');
    await accessible();
    await expectNoSidewaysScroll(page);
    const pages = page.getByRole('navigation', { name: 'Pages of the client' });
    await pages.getByRole('link', { name: 'History' }).click();
    await expectHeading(page, 'History');
    await page.getByRole('button', { name: 'Programs' }).click();
    await expect(page.getByRole('list', { name: 'What happened' })).toContainText('Program Detox started');
  });
}
