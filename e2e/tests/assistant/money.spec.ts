import type { InventoryItem } from '@clinic/contract/billing/inventory';
import type { InvoiceCreated } from '@clinic/contract/billing/invoices';
import { expect, test } from '../../fixtures.ts';
import { choose, expectPage, take } from '../../pages/back-office.ts';
import { expectDialog } from '../../pages/dialogs.ts';
import { dayFromToday } from '../../pages/given.ts';
import { serial } from '../../serial.ts';
import { enterDesk, makeDesk } from './desk.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test('an invoice is paid in part, credited, paid back and corrected, and the drawer is counted', async ({
  page,
  clinic,
  accessible,
}) => {
  const { assistant, client } = await makeDesk(clinic);
  const { item } = await clinic.call<{ item: InventoryItem }>(assistant, 'POST', '/inventory/addItem', {
    name: `Brahmi ${serial()}`,
    category: 'Herb',
    price: 250,
    countInStock: 20,
  });
  const { invoice } = await clinic.call<InvoiceCreated>(assistant, 'POST', '/invoice/addInvoice', {
    invoiceNumber: `M-${item.id}`,
    client: client.id,
    date: dayFromToday(0),
    items: [{ id: item.id, quantity: 4, price: 250 }],
    payments: [],
  });
  const state = page.getByRole('region', { name: 'Payment' });
  const dialog = page.getByRole('dialog').last();
  const press = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true }).click();
  const fill = (name: string | RegExp, text: string) => dialog.getByRole('textbox', { name }).fill(text);
  /** Checks the open page or dialog at both widths. */
  const looksWhole = async (part?: string) => {
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await accessible(part);
    }
  };
  await page.setViewportSize(DESKTOP);

  await test.step('a part of it is received', async () => {
    await enterDesk(page, assistant, `/invoice/${invoice.id}`);
    await page.getByRole('button', { name: 'Receive', exact: true }).click();
    await expectDialog(page, `Receive for ${invoice.invoiceNumber}`);
    await fill(/^Amount/, '900');
    await choose(dialog, 'Mode', 'UPI');
    await fill('Reference', '4410');
    await looksWhole('[role="dialog"]');
    await press('Receive');
    await expect(state).toContainText('Part paid');
    await expect(state).toContainText('Due₹100.00');
  });

  await test.step('its receipt is a paper of its own', async () => {
    await state.getByRole('link', { name: /^RC\// }).click();
    await expectPage(page, /^Receipt RC\//);
    await expect(page.getByText(`${invoice.invoiceNumber}: ₹900.00`)).toBeVisible();
    await expect(page.getByText('Nine Hundred Rupees Only')).toBeVisible();
    await looksWhole();
    await page.goBack();
  });

  await test.step('a piece comes back, and what was paid for it is paid back', async () => {
    await page.getByRole('button', { name: 'Credit', exact: true }).click();
    await expectDialog(page, `Credit ${invoice.invoiceNumber}`);
    await fill('Pieces', '1');
    await fill(/^Reason/, 'Broken');
    await looksWhole('[role="dialog"]');
    await press('Credit');
    await expect(state).toContainText('Part credited');
    await page.getByRole('button', { name: 'Refund ₹150.00' }).click();
    await expectDialog(page, `Refund ${client.name}`);
    await fill(/^Reason/, 'Broken');
    await looksWhole('[role="dialog"]');
    await press('Refund');
    await expect(page.getByRole('button', { name: 'Refund ₹150.00' })).toBeHidden();
    await state.getByRole('link', { name: /^CN\// }).click();
    await expectPage(page, /^Credit note CN\//);
    await expect(page.getByRole('row', { name: `${item.name} 1 ₹250.00` })).toBeVisible();
    await looksWhole();
    await page.goBack();
  });

  await test.step('it is corrected, and the rest is received with the same press', async () => {
    await page.getByRole('link', { name: 'Correct' }).click();
    await expectPage(page, `Correct ${invoice.invoiceNumber}`);
    await expect(page.getByText(/The ₹750.00 that it had received pays for the new one first/)).toBeVisible();
    // The returned piece cannot be returned again, since another one was given in its place.
    await expect(page.getByRole('cell', { name: '₹750.00' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Item' }).fill(item.name);
    await take(page.getByRole('option', { name: new RegExp(item.name) }));
    await page.getByRole('textbox', { name: 'Quantity', exact: true }).fill('1');
    await page.getByRole('button', { name: 'Add Item' }).click();
    await expect(page.getByText('₹250.00 stays due')).toBeVisible();
    await page.getByRole('textbox', { name: 'Received' }).fill('250');
    await page.getByRole('textbox', { name: /^Reason/ }).fill('One was exchanged');
    await looksWhole();
    await page.getByRole('button', { name: 'Correct Invoice' }).click();
    await expect(page.getByText(new RegExp(`takes the place of ${invoice.invoiceNumber}`))).toBeVisible();
    await expect(state).toContainText('Paid');
    await expect(state).toContainText('Received₹1,000.00');
  });

  await test.step('the drawer is counted blind, and the difference has its reason', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'All Invoices' }).click();
    await page.getByRole('tab', { name: 'Drawer' }).click();
    const counts = page.getByRole('region', { name: 'Counts' });
    const own = counts.getByRole('listitem').filter({ hasText: assistant.name });
    await page.getByRole('button', { name: 'Count the drawer' }).click();
    await expectDialog(page, 'Count the drawer');
    // Enter goes on to the next note; only the button and Ctrl+Enter save a count.
    await dialog.getByRole('textbox', { name: '× ₹500' }).focus();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: '× ₹200' })).toBeFocused();
    await expect(dialog.getByText('₹1,500.00')).toBeVisible();
    await press('One sum');
    // Tests share the clinic's cash drawer, in which no other sum is as large.
    await fill(/^Counted/, '1234567.89');
    await looksWhole('[role="dialog"]');
    await press('Save the count');
    const said = page.locator('.Toastify__toast--error').getByText(/^Counted: .* too much\.$/);
    await expect(said).toBeVisible();
    await own.getByRole('button', { name: 'Say why' }).click();
    await expectDialog(page, 'Why is there a difference?');
    await fill(/^Reason/, 'Float of the fair');
    await looksWhole('[role="dialog"]');
    await press('Save');
    await expect(own).toContainText('Float of the fair');
    await looksWhole();
  });
});
