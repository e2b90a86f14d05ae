import type { Locator } from '@playwright/test';
import { formatDay } from '@clinic/contract/clinic-calendar';
import { expect, test, type Account, type Clinic } from '../../fixtures.ts';
import { clientOf, dayFromToday, givePlans, team } from '../../pages/given.ts';
import { enterDesk } from '../assistant/desk.ts';
import { enterPortal, expectHeading, expectNoSidewaysScroll, SIZES } from '../../pages/portal.ts';

const MOST_PRESSES = 12;

/** The client stands at the desk: a visit of now in place of those that were asked for. */
async function arrive(
  clinic: Clinic,
  { assistant, doctor }: Awaited<ReturnType<typeof team>>,
  client: Account,
): Promise<void> {
  const asked = await clinic.call<{ appointments: { id: string }[] }>(
    assistant,
    'GET',
    `/appointment/getAllAppointmentsOfClient/${client.id}`,
  );
  for (const { id } of asked.appointments)
    await clinic.call(assistant, 'DELETE', `/appointment/delete/${id}`);
  await clinic.call(assistant, 'POST', '/appointment/walkIn', {
    client: client.id,
    doctor: doctor.id,
    appointmentType: 'Cash',
  });
}

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
    await arrive(clinic, staff, client);

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

/** A press of a key or button, a run of typing; opening the page is not counted. */
const MOST_INTERACTIONS = 16;

test(`a consultation of eight values takes ${MOST_INTERACTIONS} interactions by keyboard, its save among them`, async ({
  page,
  clinic,
}) => {
  await page.setViewportSize(SIZES.desktop);
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  // The height is asked for once.
  await clinic.call(staff.doctor, 'POST', `/checkup/create/${client.id}`, {
    fields: { energy: 'Low' },
    measures: [{ kind: 'height', value: 162 }],
  });
  await arrive(clinic, staff, client);
  let interactions = 0;
  const type = async (label: string, text: string) => {
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    await page.keyboard.type(text);
    interactions += 1;
  };
  const press = async (key: string) => {
    await page.keyboard.press(key);
    interactions += 1;
  };
  await enterPortal(page, 'doctor', staff.doctor, `/doctor/consultation/${client.id}`);
  await type('Weight (kg)', '81.5');
  await press('Enter');
  await type('Blood pressure (mmHg)', '128/82');
  await press('Enter');
  await type('Pulse (per minute)', '72');
  await press('Enter');
  await type('NFD (new food day)', 'None');
  await press('Tab');
  await type('Motion', 'Regular');
  await press('Tab');
  await type('Energy', 'Better');
  await press('Tab');
  await type('Other', 'Sleeps well');
  await press('Tab');
  await type('Note, for the doctors alone', 'Walks after dinner.');
  await press('Control+Enter');
  await expect(page.getByText('Saved; the visit is completed; the note is kept.')).toBeVisible();
  await expect(page.getByLabel('Pulse (per minute)')).toHaveValue('72');
  expect(interactions).toBeLessThanOrEqual(MOST_INTERACTIONS);

  // Anywhere on the page.
  await page.getByLabel('Energy', { exact: true }).fill('Much better');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything is saved.')).toBeVisible();
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
