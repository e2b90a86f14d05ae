import type { Appointment } from '@clinic/contract/scheduling/appointments';
import type { Invoice } from '@clinic/contract/billing/invoices';
import type { InventoryItem } from '@clinic/contract/billing/inventory';
import type { Client } from '@clinic/contract/people';
import type { Page } from '@playwright/test';
import { expect, test, type Clinic } from '../../fixtures.ts';
import { expectPage } from '../../pages/back-office.ts';
import { toast } from '../../pages/toast.ts';
import { openDay } from '../../pages/given.ts';
import { ownPhone, serial } from '../../serial.ts';
import { enterDesk, makeDesk, type Desk } from './desk.ts';

/** Presses keys and counts them. */
function handOn(page: Page) {
  let pressed = 0;
  return {
    pressed: () => pressed,
    type: async (text: string) => {
      pressed += text.length;
      await page.keyboard.type(text);
    },
    press: async (key: string) => {
      pressed += 1;
      await page.keyboard.press(key);
    },
  };
}

/** Makes a client and items with unique names, which three letters find. */
async function sale(clinic: Clinic, desk: Desk, person: string, names: readonly string[]) {
  const mark = serial();
  const fields = { name: `${person} ${mark}`, email: `sale-${mark}@example.in`, phone: '9825012345' };
  await clinic.call(desk.assistant, 'POST', '/rest/clients', fields);
  const items: InventoryItem[] = [];
  for (const name of names) {
    const body = { name: `${name} ${mark}`, category: 'Herb', price: 100, countInStock: 9 };
    const { item } = await clinic.call<{ item: InventoryItem }>(
      desk.assistant,
      'POST',
      '/inventory/addItem',
      body,
    );
    items.push(item);
  }
  // The items are removed, so that another run finds one of each name, too.
  const remove = async () => {
    for (const { id } of items) await clinic.call(desk.assistant, 'DELETE', `/inventory/removeItem/${id}`);
  };
  return { mark, items, remove };
}

const lastInvoice = async (
  clinic: Clinic,
  { assistant }: Desk,
  person: string,
): Promise<Invoice | undefined> => {
  const filter = encodeURIComponent(JSON.stringify({ q: person }));
  const newest = `/rest/invoices?sort=${encodeURIComponent('["id","DESC"]')}&range=[0,0]&filter=${filter}`;
  return (await clinic.call<Invoice[]>(assistant, 'GET', newest))[0];
};

/** Another test may make an invoice with the proposed number at the same time, so this one takes its own. */
async function takeOwnNumber(page: Page) {
  const number = page.getByRole('textbox', { name: 'Invoice number' });
  await expect(number).toHaveValue(/^INV-/);
  await number.fill(`K-${serial()}`);
  await page.getByRole('combobox', { name: 'Client' }).focus();
}

/** Enters two pieces of each item, found by the first letters of its name. */
async function enterItems(page: Page, hand: ReturnType<typeof handOn>, names: readonly string[]) {
  for (const name of names) {
    await hand.type(name);
    await hand.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Quantity', exact: true })).toBeFocused();
    await hand.type('2');
    await hand.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Item' })).toBeFocused();
  }
}

test('an invoice of three stocked items with a discount takes at most 30 keys', async ({ page, clinic }) => {
  const desk = await makeDesk(clinic);
  const { mark, remove } = await sale(clinic, desk, 'zqd', ['Qxa', 'Qxb', 'Qxc']);
  await enterDesk(page, desk.assistant, '/invoice');
  await expectPage(page, 'Generate Invoice');
  await expect(page.getByRole('textbox', { name: 'Invoice number' })).toHaveValue(/^INV-/);
  const client = page.getByRole('combobox', { name: 'Client' });
  const item = page.getByRole('combobox', { name: 'Item' });
  await expect(client).toBeFocused();

  const hand = handOn(page);
  // Digits of the serial alone would also find a demo client by the phone number.
  await hand.type('zqd');
  await hand.press('ArrowDown');
  await hand.press('Enter');
  await expect(item).toBeFocused();
  await enterItems(page, hand, ['qxa', 'qxb', 'qxc']);
  await hand.press('Enter');
  await hand.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Discount %' })).toBeFocused();
  await hand.type('10');
  await hand.press('Control+Enter');
  await expect(toast(page, 'Invoice generated successfully')).toBeVisible();
  expect(hand.pressed()).toBeLessThanOrEqual(30);
  await expect(client).toBeFocused();
  expect(await lastInvoice(clinic, desk, mark)).toMatchObject({
    discount_Percent: 10,
    subtotal: 600,
    total: 540,
  });
  await remove();
});

for (const [person, names, most] of [
  ['zqa', ['wxa', 'wxb'], 17],
  ['zqb', ['wyc', 'wyd', 'wye'], 23],
] as const)
  test(`an invoice of ${names.length} items, paid in cash, takes at most ${most} keys`, async ({
    page,
    clinic,
  }) => {
    const desk = await makeDesk(clinic);
    const { remove } = await sale(clinic, desk, person, names);
    await enterDesk(page, desk.assistant, '/invoice');
    await expect(page.getByRole('combobox', { name: 'Client' })).toBeFocused();
    await takeOwnNumber(page);
    const item = page.getByRole('combobox', { name: 'Item' });

    const hand = handOn(page);
    await hand.type(person);
    await hand.press('Enter');
    await expect(item).toBeFocused();
    await enterItems(page, hand, names);
    await hand.press('Control+Enter');
    await expect(toast(page, 'Invoice generated successfully')).toBeVisible();
    expect(hand.pressed()).toBeLessThanOrEqual(most);
    const sum = 200 * names.length;
    expect(await lastInvoice(clinic, desk, person)).toMatchObject({
      total: sum,
      settled: sum,
      due: 0,
      paymentMode: 'Cash',
    });
    await remove();
  });

test('an invoice of two scanned items takes at most 8 keys', async ({ page, clinic }) => {
  const desk = await makeDesk(clinic);
  const { items, remove } = await sale(clinic, desk, 'zqc', ['8901000000017', '8901000000024']);
  await enterDesk(page, desk.assistant, '/invoice');
  await takeOwnNumber(page);
  const item = page.getByRole('combobox', { name: 'Item' });

  const hand = handOn(page);
  await hand.type('zqc');
  await hand.press('Enter');
  await expect(item).toBeFocused();
  for (const { name } of items) {
    // The scanner types the code and Enter at once.
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Quantity', exact: true })).toBeFocused();
    await hand.press('Enter');
    await expect(item).toBeFocused();
  }
  await hand.press('Control+Enter');
  await expect(toast(page, 'Invoice generated successfully')).toBeVisible();
  expect(hand.pressed()).toBeLessThanOrEqual(8);
  expect(await lastInvoice(clinic, desk, 'zqc')).toMatchObject({ total: 200, due: 0 });
  await remove();
});

test('Enter in the discount makes no invoice: it goes on to the button', async ({ page, clinic }) => {
  const { assistant, client } = await makeDesk(clinic);
  await enterDesk(page, assistant, `/invoice?client=${client.id}`);
  await expect(page.getByRole('combobox', { name: 'Item' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Discount %' }).fill('10');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Generate Invoice' })).toBeFocused();
  await expect(toast(page, /./)).toHaveCount(0);
});

test('a new caller with e-mail has a confirmed visit after at most 45 keys and 4 clicks', async ({
  page,
  clinic,
}) => {
  const { assistant, doctor } = await makeDesk(clinic);
  const email = `a${serial()}@x.in`;
  await enterDesk(page, assistant, `/book-appointment?date=${openDay(4)}`);
  const client = page.getByRole('combobox', { name: 'Client' });
  await expect(client).toBeFocused();

  const hand = handOn(page);
  await hand.type('Zara Rao');
  await hand.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add client' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Zara Rao');
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await hand.type(email);
  await hand.press('Tab');
  await hand.type(ownPhone());
  await hand.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(client).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Doctor' })).toHaveText(doctor.name);
  await hand.press('Enter');
  await expect(toast(page, 'Appointment confirmed and client notified!')).toBeVisible();
  expect(hand.pressed()).toBeLessThanOrEqual(45);

  const [caller] = await clinic.call<Client[]>(
    assistant,
    'GET',
    `/rest/clients?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`,
  );
  const { appointments } = await clinic.call<{ appointments: Appointment[] }>(
    assistant,
    'GET',
    `/appointment/getAllAppointmentsOfClient/${caller?.id ?? ''}`,
  );
  expect(appointments).toMatchObject([{ status: 'confirmed', date: openDay(4) }]);
});

// Names that are like no other test's, since a similar one is offered first.
for (const [width, height, name] of [
  [1440, 900, 'Ottavia Quim'],
  [390, 844, 'Wolf Zimmer'],
] as const)
  test(`a caller without e-mail has a confirmed visit after at most 35 keys and 3 clicks, at ${width} px`, async ({
    page,
    clinic,
  }) => {
    await page.setViewportSize({ width, height });
    const { assistant, doctor } = await makeDesk(clinic);
    await enterDesk(page, assistant, `/book-appointment?date=${openDay(4)}`);
    const client = page.getByRole('combobox', { name: 'Client' });
    await expect(client).toBeFocused();

    const hand = handOn(page);
    await hand.type(name);
    await hand.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add client' });
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('No e-mail: the client is told by phone.');
    await hand.press('Tab');
    // A number of its own, since a shared one is asked about.
    await hand.type(`980000${String(width).padStart(4, '0')}`);
    await hand.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(client).toBeFocused();
    await expect(page.getByRole('combobox', { name: 'Doctor' })).toHaveText(doctor.name);
    await hand.press('Enter');
    await expect(toast(page, /booked successfully|Confirmed/).first()).toBeVisible();
    // Nothing was clicked.
    expect(hand.pressed()).toBeLessThanOrEqual(35);

    const [caller] = await clinic.call<Client[]>(
      assistant,
      'GET',
      `/rest/clients?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`,
    );
    expect(caller).toMatchObject({ name, email: '' });
    const { appointments } = await clinic.call<{ appointments: Appointment[] }>(
      assistant,
      'GET',
      `/appointment/getAllAppointmentsOfClient/${caller?.id ?? ''}`,
    );
    expect(appointments).toMatchObject([{ status: 'confirmed', date: openDay(4) }]);
  });
