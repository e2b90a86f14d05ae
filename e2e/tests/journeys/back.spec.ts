import { formatTime, formatWeekday } from '@clinic/contract/clinic-calendar';
import { expect, test } from '../../fixtures.ts';
import { openDay, team } from '../../pages/given.ts';
import { chooseTime, enterPortal, expectHeading, storedTexts } from '../../pages/portal.ts';
import { person } from '../../fixtures.ts';
import { enterDesk, makeDesk } from '../assistant/desk.ts';

// Back of the browser is what a phone's key or gesture does.
test.use({ viewport: { width: 390, height: 844 } });

test('Back asks before the chosen time of a first appointment is given up, and logs nobody out', async ({
  page,
  clinic,
}) => {
  const { doctor, assistant } = await team(clinic);
  const { name, email, phone, password } = person('Gauri Desai');
  await page.goto('/');
  await page.goto('/client/register');
  await page.getByRole('textbox', { name: 'Full Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
  const popup = page.getByRole('dialog', { name: 'Request your first appointment' });
  await popup.getByLabel('Preferred Doctor').selectOption(doctor.name);
  await popup.getByLabel('Preferred Assistant').selectOption(assistant.name);
  const day = openDay();
  await chooseTime(popup, day, '10:15');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Close without saving?' });
  await expect(question).toBeVisible();
  // Back answers the question, too: with "Go on typing".
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(popup.getByText(`Chosen: ${formatWeekday(day)}, ${formatTime('10:15')}`)).toBeVisible();
  await page.goBack();
  await question.getByRole('button', { name: 'Close', exact: true }).click();
  await expectHeading(page, `Welcome, ${name}`);
  expect(await storedTexts(page)).toContain('token');
  await page.reload();
  await expectHeading(page, `Welcome, ${name}`);
  // The form of the registration is no page to come back to.
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('Back in an untouched popup of a first appointment is its "Not now"', async ({ page, clinic }) => {
  await team(clinic);
  const { name, email, phone, password } = person('Gauri Desai');
  await page.goto('/client/register');
  await page.getByRole('textbox', { name: 'Full Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expectHeading(page, `Welcome, ${name}`);
});

test('in the portal Back closes the menu, keeps a chosen time, and asks once before a page is left', async ({
  page,
  clinic,
}) => {
  const { doctor } = await team(clinic);
  const client = await clinic.client();
  await enterPortal(page, 'client', client, '/client/dashboard');
  await page
    .getByRole('navigation', { name: 'Everyday pages' })
    .getByRole('link', { name: 'Appointments' })
    .click();
  await expect(page).toHaveURL(/\/client\/appointments$/);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/client\/appointments$/);

  await page.getByRole('button', { name: 'Book', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Book an appointment' });
  await dialog.getByLabel('Preferred Doctor').selectOption(doctor.name);
  const day = openDay();
  await chooseTime(dialog, day, '10:15');
  await page.goBack();
  await page
    .getByRole('dialog', { name: 'Close without saving?' })
    .getByRole('button', { name: 'Go on typing' })
    .click();
  await expect(dialog.getByText(`Chosen: ${formatWeekday(day)}, ${formatTime('10:15')}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  // A link of the menu leads to its page, without the menu in between on the way back.
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: 'Personal Details' }).click();
  await expect(page).toHaveURL(/personal-details$/);
  await page.getByRole('region', { name: 'About you' }).getByRole('button').click();
  await page.getByRole('main').getByLabel('Main Concern').fill('Not saved');
  await page.goBack();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(leaving).toBeVisible();
  await page.goBack();
  await expect(leaving).toBeVisible();
  await leaving.getByRole('button', { name: 'Stay here' }).click();
  await expect(leaving).toHaveCount(0);
  await expect(page.getByLabel('Main Concern')).toHaveValue('Not saved');
  await page.goBack();
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/client\/appointments$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/client\/dashboard$/);
});

test('in the back office Back closes one layer after the other and then leaves the page', async ({
  page,
  clinic,
}) => {
  const { assistant, client } = await makeDesk(clinic);
  await enterDesk(page, assistant, '/clients');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Inventory' }).click();
  await expect(page).toHaveURL(/\/inventory/);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
  // Loaded anew below an open menu, the page has nothing of it left in the way back.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add New Item' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/clients/);
  await page.goForward();
  await expect(page).toHaveURL(/\/inventory/);

  await test.step('a list of choices inside a dialog', async () => {
    await page.getByRole('button', { name: 'Add New Item' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Item' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Brahmi');
    await dialog.getByRole('combobox', { name: 'Category' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Brahmi');
    await page.goBack();
    await page
      .getByRole('dialog', { name: 'Close without saving?' })
      .getByRole('button', { name: 'Close' })
      .click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a choice in the filters changes the address below its list', async () => {
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Herb', exact: true }).click();
    await expect(page).toHaveURL(/Herb/);
    await page.goBack();
    await expect(page).toHaveURL(/\/assistant\/clients/);
    await page.goForward();
    await expect(page).toHaveURL(/Herb/);
  });

  await test.step('the drawer of a booking, its list of clients and its calendar', async () => {
    await enterDesk(page, assistant, '/appointments');
    // Banners and counts that arrive move what is pressed.
    await expect(page.getByRole('complementary', { name: 'E-mail' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Appointment Requests \d+ pending/ })).toBeVisible();
    await page.getByRole('button', { name: 'Book appointment' }).click();
    const booking = page.getByRole('dialog', { name: 'Book a visit' });
    await expect(booking.getByRole('button', { name: 'Book and confirm' })).toBeVisible();
    await page.goBack();
    await expect(booking).toHaveCount(0);
    await page.getByRole('button', { name: 'Book appointment' }).click();
    const field = booking.getByRole('combobox', { name: 'Client' });
    await field.fill(client.name);
    await expect(page.getByRole('option', { name: client.name }).first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(field).toHaveValue(client.name);
    await booking.getByRole('button', { name: /^Choose date/ }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('grid')).toHaveCount(0);
    await expect(booking).toBeVisible();
    await booking.getByRole('textbox', { name: 'Notes' }).fill('Brings the report');
    await page.goBack();
    await page
      .getByRole('dialog', { name: 'Close without saving?' })
      .getByRole('button', { name: 'Go on typing' })
      .click();
    await expect(booking.getByRole('textbox', { name: 'Notes' })).toHaveValue('Brings the report');
  });
});
