import { expect, test } from '../../fixtures.ts';
import { logIn } from '../../pages/log-in.ts';
import { clientOf, team } from '../../pages/given.ts';
import { submitLaterForms } from './later-forms.ts';
import { enterPortal, expectHeading, expectNoSidewaysScroll, SIZES } from '../../pages/portal.ts';
import { toast } from '../../pages/toast.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const medicalHistory = (client: string, fields: object) => ({
  client,
  formType: 'MedicalHistory',
  fields: JSON.stringify(fields),
});

test('on a phone a new client goes from the list to the program, through the six forms, to the diet plan', async ({
  page,
  clinic,
  accessible,
}) => {
  await page.setViewportSize(SIZES.phone);
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  await enterPortal(page, 'doctor', staff.doctor, '/doctor/clients');
  await page.getByRole('searchbox', { name: 'Search clients' }).fill(client.email.toUpperCase());
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('link', { name: `View Details of ${client.name}` }).click();
  const pages = page.getByRole('navigation', { name: 'Pages of the client' });

  await expectHeading(page, 'Program Plan');
  await page.getByLabel('Program Name').fill('Weight Loss');
  await page.getByLabel('Duration in Weeks').fill('4');
  await expect(page.getByLabel('Duration in Days')).toHaveValue('28');
  await page.getByLabel('Start Date').fill('2026-01-05');
  await page.getByRole('button', { name: 'Save Program Plan' }).click();
  await expect(toast(page, 'Plan created successfully!')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Active Program Plan' })).toContainText('05 Jan 2026');
  await accessible();
  await pages.getByRole('link', { name: /^Forms/ }).click();

  await expectHeading(page, 'Personal Details (New Form)');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(client.email);
  await page.getByLabel('Date of Birth').fill('1990-05-05');
  await page
    .getByLabel('Blood report')
    .setInputFiles({ name: 'रिपोर्ट.png', mimeType: 'image/png', buffer: png });
  await accessible();
  await page.getByRole('button', { name: 'Submit Form' }).click();
  await expect(toast(page, 'Personal details saved successfully!')).toBeVisible();
  await expect(page.getByText('Personal Details Found')).toBeVisible();
  const tab = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'View blood report' }).click();
  await expect.poll(async () => (await tab).url()).toMatch(/^blob:/);
  await (await tab).close();

  await submitLaterForms(page);
  await expect(page.getByRole('region', { name: 'Client' })).toContainText('मूंगफली');
  await expect(pages).not.toContainText('(New)');
  await expect(pages).not.toContainText('missing');
  await accessible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Set Diet Plan' }).click();
  await expect(page).toHaveURL(new RegExp(`/doctor/diet-plan/${client.id}$`));
});

test('two windows on one form: the later save is told about the first, and loses nothing', async ({
  page,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(/409 \(Conflict\).*form\/update/);
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  await clinic.call(staff.doctor, 'POST', '/form/submitForm', medicalHistory(client.id, { skin: 'Dry' }));
  const path = `/doctor/medical-history/${client.id}`;
  await enterPortal(page, 'doctor', staff.doctor, path);
  const other = await page.context().newPage();
  await other.goto(path);
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Edit Form' }).click();
  await other.getByRole('textbox', { name: 'Skin' }).fill('Oily');
  await other.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(other, 'Medical History updated successfully!')).toBeVisible();

  await page.getByRole('textbox', { name: 'Sleep' }).fill('Six hours');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('region', { name: 'Save' }).getByRole('alert')).toContainText(
    'Reload before you save.',
  );
  await expect(page.getByText(/Please try again/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('textbox', { name: 'Skin' })).toHaveValue('Oily');
  await expect(page.getByRole('textbox', { name: 'Sleep' })).toHaveValue('Six hours');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Medical History updated successfully!')).toBeVisible();

  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByText('(current version)')).toHaveCount(1);
  await expect(page.locator('summary')).toHaveCount(3);
});

test('a form that could not be loaded cannot overwrite the saved one', async ({
  page,
  clinic,
  quietConsole,
  accessible,
}) => {
  quietConsole.allow(/Failed to load resource/);
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  await clinic.call(staff.doctor, 'POST', '/form/submitForm', medicalHistory(client.id, { skin: 'Dry' }));
  await page.route('**/api/form/*/MedicalHistory', (route) => route.abort());
  await enterPortal(page, 'doctor', staff.doctor, `/doctor/medical-history/${client.id}`);
  await expect(page.getByText('Could not load the saved form. Reload before you save.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Sleep' }).fill('Six hours');
  await page.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByRole('region', { name: 'Save' }).getByRole('alert')).toContainText(
    'Reload before you save.',
  );
  await expect(page.getByText(/Please try again/)).toHaveCount(0);
  await accessible();
  await page.unroute('**/api/form/*/MedicalHistory');
  await page.getByRole('region', { name: 'Save' }).getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('textbox', { name: 'Skin' })).toHaveValue('Dry');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Medical History updated successfully!')).toBeVisible();
  await expect(page.getByText('Six hours')).toBeVisible();
});

test('an ended session leads to the log-in and back, with everything that was typed; log-out forgets it', async ({
  page,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(/401 \(Unauthorized\)/);
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  await enterPortal(page, 'doctor', staff.doctor, `/doctor/health-habits/${client.id}`);
  await page.getByRole('textbox', { name: 'Exercise' }).fill('Swims twice a week');
  const { id, name, email, phone } = staff.doctor;
  const fields = { name, email, phone, password: 'secret-2' };
  await clinic.call(await clinic.admin(), 'PUT', `/rest/doctors/${id}`, fields);
  await page.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page).toHaveURL(/\/staff\/login/);
  await logIn(page, { email, password: 'secret-2' });
  await expect(page.getByRole('textbox', { name: 'Exercise' })).toHaveValue('Swims twice a week');
  await expect(page.getByText(/Your unfinished form of .* is here again/)).toBeVisible();

  await page.getByRole('link', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/staff\/login/);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Swims');
});
