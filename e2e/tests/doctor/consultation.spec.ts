import type { Locator } from '@playwright/test';
import { formatDay } from '@clinic/contract/clinic-calendar';
import { expect, test } from '../../fixtures.ts';
import { clientOf, dayFromToday, givePlans, team } from '../../pages/given.ts';
import { enterDesk } from '../assistant/desk.ts';
import { enterPortal, expectHeading, expectNoSidewaysScroll, SIZES } from '../../pages/portal.ts';

const MOST_PRESSES = 12;

for (const [name, size] of Object.entries({ desktop: SIZES.desktop, phone: SIZES.phone }))
  test(`an arrived client goes from the home through the consultation in ${MOST_PRESSES} presses, on a ${name}`, async ({
    page,
    clinic,
    accessible,
  }) => {
    await page.setViewportSize(size);
    const staff = await team(clinic);
    const client = await clientOf(clinic, staff);
    await givePlans(clinic, staff.doctor, client);
    await clinic.call(staff.doctor, 'POST', '/form/submitForm', {
      client: client.id,
      formType: 'MedicalHistory',
      fields: JSON.stringify({ kco: 'Hypothyroid', rx: 'Thyroxine 50', allergies: 'Peanuts' }),
    });
    const asked = await clinic.call<{ appointments: { id: string }[] }>(
      staff.assistant,
      'GET',
      `/appointment/getAllAppointmentsOfClient/${client.id}`,
    );
    for (const { id } of asked.appointments)
      await clinic.call(staff.assistant, 'DELETE', `/appointment/delete/${id}`);
    await clinic.call(staff.assistant, 'POST', '/appointment/walkIn', {
      client: client.id,
      doctor: staff.doctor.id,
      appointmentType: 'Cash',
    });

    let presses = 0;
    const press = async (what: Locator) => {
      presses += 1;
      await what.click();
    };
    const write = async (label: string, text: string) => {
      await press(page.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    };

    await enterPortal(page, 'doctor', staff.doctor, '/doctor');
    await press(page.getByRole('link', { name: `Consultation of ${client.name}` }));
    await expectHeading(page, 'Consultation');
    const known = page.getByRole('region', { name: 'Known' });
    await expect(known).toContainText('Thyroxine 50');
    await expectNoSidewaysScroll(page);
    await accessible();
    await write('Weight (kg)', '81.5');
    await write('Blood pressure (mmHg)', '128/82');
    await write('Energy', 'Better');
    await write('Note, for the doctors alone', 'Walks after dinner.');
    await press(page.getByRole('button', { name: '2 weeks' }));
    await press(page.getByRole('button', { name: 'Save consultation' }));
    const on = formatDay(dayFromToday(14));
    await expect(
      page.getByText(
        `Saved; the visit is completed; the note is kept; the desk is asked to book about ${on}.`,
      ),
    ).toBeVisible();
    expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
    await expect(page.getByText('Everything is saved.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    // At the end of the page the bar covers no field.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await accessible();

    await page.reload();
    await expect(page.getByLabel('Note, for the doctors alone')).toHaveValue('Walks after dinner.');
    await expect(page.getByLabel('Weight (kg)')).toHaveValue('81.5');

    await enterDesk(page, staff.assistant, '');
    const wished = page.getByRole('region', { name: 'Visits to book' });
    if (size === SIZES.phone) await wished.getByRole('button', { name: /Visits to book/ }).click();
    await expect(wished.getByRole('listitem').filter({ hasText: client.name })).toContainText(`about ${on}`);
  });

test('without network nothing that was typed is lost, also when the page is loaded again', async ({
  page,
  context,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(/net::ERR_|Failed to fetch/);
  await page.setViewportSize(SIZES.desktop);
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  await enterPortal(page, 'doctor', staff.doctor, `/doctor/consultation/${client.id}`);
  const note = page.getByLabel('Note, for the doctors alone');
  await note.click();
  await page.keyboard.type('Typed in a dead spot');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save consultation' }).click();
  await expect(page.getByText('Error saving the consultation')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(note).toHaveValue('Typed in a dead spot');
  await page.getByRole('button', { name: 'Save consultation' }).click();
  await expect(page.getByText('Saved; the note is kept.')).toBeVisible();
});
