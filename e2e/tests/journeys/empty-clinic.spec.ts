import type { Client } from '@clinic/contract/people';
import type { Page } from '@playwright/test';
import type { Account, Clinic } from '../../fixtures.ts';
import { expect, test } from '../../own-product.ts';
import { choose, expectPage, find } from '../../pages/back-office.ts';
import { expectDialog } from '../../pages/dialogs.ts';
import {
  EMPTY,
  EMPTY_OF_CLIENT,
  listedFiles,
  listedPages,
  listFiles,
  pagesOf,
  type EmptyPage,
} from '../../pages/empty-pages.ts';
import { openDay } from '../../pages/given.ts';
import { enterPortal, expectHeading } from '../../pages/portal.ts';
import { toast } from '../../pages/toast.ts';
import { enterOffice } from '../admin/office.ts';
import { enterDesk } from '../assistant/desk.ts';

// One clinic for all: each test finds what the one before has begun.
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 }, clinicName: 'empty' });

interface Staff {
  doctor: Account;
  assistant: Account;
}
let staff: Promise<Staff> | undefined;
let registered: Promise<Account> | undefined;

const staffOf = (clinic: Clinic): Promise<Staff> =>
  (staff ??= clinic
    .doctor()
    .then(async (doctor) => ({ doctor, assistant: await clinic.assistantOf(doctor) })));

/** The clinic's only client, whose record has not been opened by staff. */
const clientOf = (clinic: Clinic): Promise<Account> => (registered ??= clinic.client());

async function assign(clinic: Clinic, client: Account, doctor: Account): Promise<void> {
  const admin = await clinic.admin();
  const record = await clinic.call<Client>(admin, 'GET', `/rest/clients/${client.id}`);
  await clinic.call(admin, 'PUT', `/rest/clients/${client.id}`, { ...record, doctor: doctor.id });
}

async function expectEmpty(page: Page, { path, says, why, begin, list }: EmptyPage): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText(says).first(), path).toBeVisible();
  await expect(main.getByText(why).first(), path).toBeVisible();
  const press = (name: string | RegExp) =>
    main.getByRole('button', { name }).or(main.getByRole('link', { name }));
  if (begin) await expect(press(begin).first(), path).toBeVisible();
  else await expect(press(/ the first /), path).toHaveCount(0);
  if (!list) return;
  const search = main.getByRole('searchbox');
  if ((await search.count()) === 0) return;
  await search.fill('nobody is called so');
  await main.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(main.getByText(says).first(), path).toBeVisible();
  await expect(search).toHaveValue('');
}

test('every page and list is in the tables of what may be empty', async () => {
  for (const area of ['admin', 'assistant', 'doctor', 'client'] as const) {
    const pages = await pagesOf(area);
    expect(pages.length).toBeGreaterThan(12);
    expect(
      pages.filter((page) => !listedPages(area).includes(page)),
      area,
    ).toEqual([]);
    expect(
      listedPages(area).filter((page) => page && !pages.includes(page)),
      area,
    ).toEqual([]);
  }
  expect(new Set(listedFiles())).toEqual(new Set(await listFiles()));
});

test('an admin’s empty pages say what they are for, and begin what an admin may begin', async ({
  page,
  clinic,
}) => {
  for (const empty of EMPTY.admin) {
    await enterOffice(page, await clinic.admin(), `/${empty.path}`);
    await expectEmpty(page, empty);
  }
});

test('an admin puts away what is not for the clinic, and nothing waits only once nothing is left', async ({
  page,
  clinic,
  accessible,
}) => {
  await enterOffice(page, await clinic.admin());
  const left = page.getByRole('list', { name: 'What is left' });
  await expect(left.getByText('Mails are off')).toBeVisible();
  await expect(page.getByText('Nothing waits')).toHaveCount(0);
  await accessible();
  const items = left.getByRole('listitem');
  for (let count = await items.count(); count > 0; count -= 1) {
    await items
      .first()
      .getByRole('button', { name: /^Not for us/ })
      .click();
    await expect(items).toHaveCount(count - 1);
  }
  await expect(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible();
  await page.getByRole('button', { name: /^Put away as not for us: \d+$/ }).click();
  await page.getByRole('button', { name: 'Take back: Mails are off' }).click();
  await expect(left.getByText('Mails are off')).toBeVisible();
  await expect(page.getByText('Nothing waits')).toHaveCount(0);
});

test('the empty pages of the front desk and of a doctor do so, too', async ({ page, clinic }) => {
  const { doctor, assistant } = await staffOf(clinic);
  for (const empty of EMPTY.assistant) {
    await enterDesk(page, assistant, `/${empty.path}`);
    await expectEmpty(page, empty);
  }
  for (const empty of EMPTY.doctor) {
    await enterPortal(page, 'doctor', doctor, `/doctor/${empty.path}`);
    await expectEmpty(page, empty);
  }
});

test('a new client’s pages say who begins what, and so do the pages of the client', async ({
  page,
  clinic,
}) => {
  const { doctor, assistant } = await staffOf(clinic);
  const client = await clientOf(clinic);
  for (const empty of EMPTY.client) {
    await enterPortal(page, 'client', client, `/client/${empty.path}`);
    await expectEmpty(page, empty);
  }
  await assign(clinic, client, doctor);
  for (const empty of EMPTY_OF_CLIENT.doctor) {
    await enterPortal(page, 'doctor', doctor, `/doctor/${empty.path.replace(':id', client.id)}`);
    await expectEmpty(page, empty);
  }
  for (const empty of EMPTY_OF_CLIENT.assistant) {
    await enterDesk(page, assistant, `/${empty.path.replace(':id', client.id)}`);
    await expectEmpty(page, empty);
  }
});

test('the first invoice adds the first item without leaving the form', async ({
  page,
  clinic,
  accessible,
}) => {
  const { assistant } = await staffOf(clinic);
  const client = await clientOf(clinic);
  await enterDesk(page, assistant, `/invoice?client=${client.id}`);
  await expectPage(page, 'Generate Invoice');
  await expect(page.getByText(/^The inventory has no items yet/)).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: 'Add the first item' }).click();
  await expectDialog(page, 'Add New Item');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Tulsi drops');
  await dialog.getByRole('textbox', { name: 'Price' }).fill('120');
  await dialog.getByRole('textbox', { name: 'Count' }).fill('10');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, 'Item added successfully!')).toBeVisible();
  await expect(page.getByText(/^The inventory has no items yet/)).toHaveCount(0);
  await find(page, 'Item', 'Tulsi drops');
  await page.getByRole('textbox', { name: 'Quantity', exact: true }).fill('2');
  await page.getByRole('button', { name: 'Add Item' }).click();
  await page.getByRole('button', { name: 'Generate Invoice' }).click();
  await expect(toast(page, 'Invoice generated successfully')).toBeVisible();
});

test('the first booking says that no hours are set, and leads who may to them', async ({
  page,
  clinic,
  accessible,
}) => {
  const { doctor, assistant } = await staffOf(clinic);
  const client = await clientOf(clinic);
  const other = await clinic.assistantOf(await clinic.doctor());
  const book = `/book-appointment?client=${client.id}&date=${openDay(2)}`;
  const missing = page.getByText(`No hours are stored for ${doctor.name}`);
  await enterDesk(page, other, book);
  await choose(page, 'Doctor', doctor.name);
  await expect(missing).toContainText(`The doctor, ${assistant.name} or an admin sets the hours.`);
  await expect(page.getByRole('link', { name: 'Set the hours' })).toHaveCount(0);

  await enterDesk(page, assistant, book);
  await expect(missing).toBeVisible();
  await accessible();
  await page.getByRole('link', { name: 'Set the hours' }).click();
  await expectPage(page, 'Hours');
  await page.getByRole('button', { name: 'Set the week' }).click();
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(toast(page, 'The hours are saved.')).toBeVisible();

  await enterDesk(page, assistant, book);
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue(new RegExp(client.name));
  await expect(page.getByText('Free times on this day')).toBeVisible();
  await expect(missing).toHaveCount(0);
  await page.getByRole('button', { name: 'Book and confirm' }).click();
  await expect(toast(page, /^Appointment booked successfully!/)).toBeVisible();
});

test('the first plan says that the Medical History is missing, and leads to it', async ({
  page,
  clinic,
  accessible,
}) => {
  const { doctor } = await staffOf(clinic);
  const client = await clientOf(clinic);
  const missing = page.getByText(/^The Medical History is not filled in yet/);
  for (const plan of ['vitamins', 'herbs', 'snacks', 'diet-plan']) {
    await enterPortal(page, 'doctor', doctor, `/doctor/${plan}/${client.id}`);
    await expect(missing).toBeVisible();
  }
  await accessible();
  await page.getByRole('link', { name: 'Fill in Medical History' }).click();
  await expectHeading(page, 'Medical History (New Form)');
  await page.getByLabel('Allergies', { exact: true }).fill('Peanuts');
  await page.getByRole('button', { name: 'Submit Form' }).click();
  await expect(toast(page, 'Medical History submitted successfully!')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Allergies: Peanuts')).toBeVisible();
  await expect(missing).toHaveCount(0);
});
