import { expect, test } from '../../fixtures.ts';
import { search } from '../../pages/back-office.ts';
import { openDay } from '../../pages/given.ts';
import { enterPortal, showView } from '../../pages/portal.ts';
import { confirm, enterDesk, makeDesk, request } from '../assistant/desk.ts';
import { caseOf, openPlan } from '../doctor/plans-desk.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('Back closes the suggestions of a meal, and what is typed stays', async ({ page, clinic }) => {
  await openPlan(page, 'diet-plan', await caseOf(clinic, 1));
  await page.getByLabel('Add New Meal').selectOption('Dinner');
  const builder = page.getByRole('region', { name: 'New Dinner' });
  const name = builder.getByRole('combobox', { name: 'Name' });
  await name.fill('dal');
  await expect(builder.getByRole('option').first()).toBeVisible();
  const address = page.url();
  await page.goBack();
  await expect(builder.getByRole('option')).toHaveCount(0);
  await expect(name).toHaveValue('dal');
  expect(page.url()).toBe(address);
});

test('Back closes the list of a full day of the month', async ({ page, clinic }) => {
  const desk = await makeDesk(clinic);
  const day = openDay();
  for (const hour of ['09', '10', '11', '12', '13']) {
    const visit = { ...desk, client: await clinic.client() };
    await confirm(clinic, visit, await request(clinic, visit, day, `${hour}:30`));
  }
  await enterPortal(page, 'doctor', desk.doctor, '/doctor/appointments');
  await showView(page, 'Month');
  await page.locator('.rbc-show-more').first().click();
  const list = page.locator('.rbc-overlay');
  await expect(list).toBeVisible();
  const address = page.url();
  await page.goBack();
  await expect(list).toHaveCount(0);
  expect(page.url()).toBe(address);
});

test('Back asks before a typed reason is given up, and a record leads back to its list', async ({
  page,
  clinic,
}) => {
  const desk = await makeDesk(clinic);
  await request(clinic, desk, openDay(2), '10:00');
  await enterDesk(page, desk.assistant, '/appointments?view=requests');
  await search(page, 'Search requests', desk.client.name);
  await page.getByRole('button', { name: `Schedule ${desk.client.name}` }).click();
  await page.getByRole('button', { name: 'Decline request' }).click();
  const question = page.getByRole('dialog', { name: `Decline the request of ${desk.client.name}?` });
  const reason = question.getByRole('textbox', { name: 'Reason (optional)' });
  await reason.fill('The doctor is on leave.');
  await page.goBack();
  const closing = page.getByRole('dialog', { name: 'Close without saving?' });
  await closing.getByRole('button', { name: 'Go on typing' }).click();
  await expect(reason).toHaveValue('The doctor is on leave.');
  await page.goBack();
  await closing.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(question).toHaveCount(0);
  // The dialog below is still there.
  await expect(page.getByRole('dialog', { name: 'Schedule appointment' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await enterDesk(page, desk.assistant, '/clients');
  await search(page, 'Search clients', desk.client.name);
  await page.getByRole('link', { name: desk.client.name, exact: true }).click();
  await expect(page).toHaveURL(/client-details/);
  await page.goBack();
  await expect(page).toHaveURL(/\/assistant\/clients/);
});

test('on a touch screen Back closes the calendar of a field, which is a dialog there', async ({
  clinic,
  anotherPage,
}) => {
  const desk = await makeDesk(clinic);
  const phone = await anotherPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await enterDesk(phone, desk.assistant, '/appointments');
  await phone.getByRole('button', { name: 'Book appointment' }).tap();
  const booking = phone.getByRole('dialog', { name: 'Book a visit' });
  await booking.getByRole('button', { name: /^Choose date/ }).tap();
  await expect(phone.getByRole('grid')).toBeVisible();
  await phone.goBack();
  await expect(phone.getByRole('grid')).toHaveCount(0);
  await expect(booking).toBeVisible();
  await phone.goBack();
  await expect(booking).toHaveCount(0);
  await expect(phone).toHaveURL(/\/assistant\/appointments/);
});
