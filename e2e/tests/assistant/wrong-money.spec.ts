import type { InventoryItem } from '@clinic/contract/billing/inventory';
import type { InvoiceCreated } from '@clinic/contract/billing/invoices';
import type { ClientAccount } from '@clinic/contract/billing/payments';
import { expect, test, type Clinic } from '../../fixtures.ts';
import { expectPage, find } from '../../pages/back-office.ts';
import { expectDialog } from '../../pages/dialogs.ts';
import { dayFromToday } from '../../pages/given.ts';
import { toast } from '../../pages/toast.ts';
import { serial } from '../../serial.ts';
import { enterDesk, makeDesk, type Desk } from './desk.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** An invoice of today over so many pieces of a new item at ₹105, of which six are there; nothing is paid. */
async function sold(clinic: Clinic, { assistant, client }: Desk, quantity: number) {
  const mark = serial();
  const fields = { name: `Neem ${mark}`, category: 'Herb', price: 105, countInStock: 6 };
  const { item } = await clinic.call<{ item: InventoryItem }>(
    assistant,
    'POST',
    '/inventory/addItem',
    fields,
  );
  const { invoice } = await clinic.call<InvoiceCreated>(assistant, 'POST', '/invoice/addInvoice', {
    invoiceNumber: `W-${mark}`,
    client: client.id,
    date: dayFromToday(0),
    items: [{ id: item.id, quantity, price: 105 }],
    payments: [],
  });
  return { item, invoice };
}

const accountOf = (clinic: Clinic, { assistant, client }: Desk) =>
  clinic.call<ClientAccount>(assistant, 'GET', `/payment/account/${client.id}`);

test('what is typed into Receive replaces the due amount, and more than that is asked or typed twice', async ({
  page,
  clinic,
  accessible,
}) => {
  const desk = await makeDesk(clinic);
  const { invoice } = await sold(clinic, desk, 3);
  await enterDesk(page, desk.assistant, `/invoice/${invoice.id}`);
  const state = page.getByRole('region', { name: 'Payment' });
  const receive = page.getByRole('button', { name: 'Receive', exact: true });
  const amount = page.getByRole('textbox', { name: 'Amount (₹)' });
  const question = page.getByRole('dialog', { name: 'More than is due' });

  await receive.first().click();
  await expectDialog(page, `Receive for ${invoice.invoiceNumber}`);
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue('315');
  await page.keyboard.type('100');
  await expect(amount).toHaveValue('100');
  await page.keyboard.press('Enter');
  await expect(state).toContainText('Due₹215.00');
  expect(await accountOf(clinic, desk)).toMatchObject({ due: 215, left: 0 });

  await receive.first().click();
  await expect(amount).toBeFocused();
  await page.keyboard.type('250');
  await page.keyboard.press('Enter');
  await expect(question).toContainText("₹35.00 more than is due: keep it as the client's credit?");
  await accessible('[role="dialog"]');
  await question.getByRole('button', { name: 'Change the amount' }).click();

  const again = page.getByRole('textbox', { name: 'Amount again (₹)' });
  await amount.focus();
  await page.keyboard.type('215100');
  await expect(again).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please type the amount again: the two are not the same.')).toBeVisible();
  await expect(question).toBeHidden();
  await accessible('[role="dialog"]');

  await amount.focus();
  await page.keyboard.type('215');
  await expect(again).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(state).toContainText('Paid');
  expect(await accountOf(clinic, desk)).toMatchObject({ due: 0, left: 0 });
});

test('an emptied “Received” receives nothing, and the toast says what is due', async ({ page, clinic }) => {
  const desk = await makeDesk(clinic);
  const { item } = await sold(clinic, desk, 1);
  await enterDesk(page, desk.assistant, `/invoice?client=${desk.client.id}`);
  await expect(page.getByRole('combobox', { name: 'Item' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Invoice number' }).fill(`E-${serial()}`);
  await find(page, 'Item', item.name);
  await expect(page.getByRole('textbox', { name: 'Quantity', exact: true })).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  const received = page.getByRole('textbox', { name: 'Received' });
  await expect(received).toHaveValue('210.00');
  await received.focus();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Tab');
  await expect(received).toHaveValue('');
  await expect(page.getByText('₹210.00 stays due')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Invoice generated successfully: ₹0.00 paid, ₹210.00 due')).toBeVisible();
  expect(await accountOf(clinic, desk)).toMatchObject({ due: 315, left: 0 });
});

test('a credit of more than there was puts back what was there', async ({ page, clinic, accessible }) => {
  const desk = await makeDesk(clinic);
  const { item, invoice } = await sold(clinic, desk, 8);
  await enterDesk(page, desk.assistant, `/invoice/${invoice.id}`);
  await page.getByRole('button', { name: 'Credit', exact: true }).click();
  await expectDialog(page, `Credit ${invoice.invoiceNumber}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Pieces' }).focus();
  await page.keyboard.type('8');
  await expect(dialog.getByText('₹840.00 is credited')).toBeVisible();
  await expect(dialog.getByText('₹840.00 comes off what is due.')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Reason/ }).focus();
  await page.keyboard.type('All of it came back');
  await page.keyboard.press('Control+Enter');
  const state = page.getByRole('region', { name: 'Payment' });
  await expect(state).toContainText('Credited');
  await state.getByRole('link', { name: /^CN\// }).click();
  await expectPage(page, /^Credit note CN\//);
  await expect(page.getByText(`${item.name}: 6 back, 2 had never left`)).toBeVisible();
  await expect(page.getByRole('row', { name: `${item.name} 8 ₹840.00` })).toBeVisible();
  await accessible();
  const left = await clinic.call<InventoryItem>(desk.assistant, 'GET', `/rest/inventory/${item.id}`);
  expect(left.countInStock).toBe(6);
});
