import { expect, test } from '../../fixtures.ts';
import { clientOf, dayFromToday, givePlans, team } from '../../pages/given.ts';
import { enterPortal, expectHeading, expectNoSidewaysScroll, SIZES } from '../../pages/portal.ts';
import { toast } from '../../pages/toast.ts';

test('a colleague covers by a visit: sees the allergies, reads, writes the checkup, and no more once it is cancelled', async ({
  page,
  clinic,
  accessible,
  quietConsole,
}) => {
  await page.setViewportSize(SIZES.desktop);
  const staff = await team(clinic);
  const colleague = await clinic.doctor('Dr Vikram Rao');
  const client = await clientOf(clinic, staff);
  await givePlans(clinic, staff.doctor, client);
  await clinic.call(staff.doctor, 'POST', '/form/submitForm', {
    client: client.id,
    formType: 'MedicalHistory',
    fields: JSON.stringify({ allergies: 'Peanuts' }),
  });
  const asked = await clinic.call<{ appointments: { id: string }[] }>(
    staff.assistant,
    'GET',
    `/appointment/getAllAppointmentsOfClient/${client.id}`,
  );
  for (const { id } of asked.appointments)
    await clinic.call(staff.assistant, 'DELETE', `/appointment/delete/${id}`);
  const { appointment } = await clinic.call<{ appointment: { id: string } }>(
    staff.assistant,
    'POST',
    '/appointment/create',
    {
      doctor: colleague.id,
      assistant: staff.assistant.id,
      client: client.id,
      appointmentType: 'Cash',
      date: dayFromToday(1),
      time: '10:00',
      confirm: true,
      hoursReason: 'The own doctor is away.',
    },
  );

  await enterPortal(page, 'doctor', colleague, '/doctor');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today).toContainText('Allergies: Peanuts');
  await accessible();
  await today.getByRole('link', { name: client.name, exact: true }).click();
  await expectHeading(page, 'Overview');
  const covering = page.getByText(`You are covering for ${staff.doctor.name}.`);
  await expect(covering).toBeVisible();
  await expect(page.getByRole('region', { name: 'Client', exact: true })).toContainText('Allergies: Peanuts');
  await accessible();

  const pages = page.getByRole('navigation', { name: 'Pages of the client' });
  await pages.getByRole('link', { name: 'Plans' }).click();
  await expectHeading(page, 'Program Plan');
  await pages.getByRole('link', { name: 'Weekly Diet' }).click();
  await expectHeading(page, 'Weekly Diet Plan');
  await expect(page.getByText(/Khichdi/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Save|Update|Publish|Add/ })).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await accessible();

  await page.setViewportSize(SIZES.phone);
  await pages.getByRole('link', { name: 'Checkups' }).click();
  await page.getByLabel('Energy').fill('Good, sleeps well');
  await page.getByLabel('Weight (kg)').fill('81.5');
  await page.getByRole('button', { name: 'Save Checkup' }).click();
  await expect(toast(page, 'Checkup created successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update Checkup' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await accessible();

  await clinic.call(staff.assistant, 'DELETE', `/appointment/delete/${appointment.id}`);
  quietConsole.allow(/404/);
  const refused = page.waitForResponse(/\/doctor\/clientSummary\//);
  await page.reload();
  expect((await refused).status()).toBe(404);
  await expect(page.getByText('Allergies could not be loaded')).toBeVisible();
  await expect(page.getByText(/Peanuts|Good, sleeps well/)).toHaveCount(0);

  await enterPortal(page, 'client', client, '/client/access');
  await expect(page.getByRole('listitem').filter({ hasText: colleague.name })).toContainText(
    'Doctor, covering for your doctor',
  );
});
