import type { InventoryItem } from '@clinic/contract/billing/inventory';
import type { Invoice, InvoiceCreated } from '@clinic/contract/billing/invoices';
import { expect, test, type Account, type Clinic } from '../../fixtures.ts';
import { serial } from '../../serial.ts';
import { choose, expectPage, find, search } from '../../pages/back-office.ts';
import { toast } from '../../pages/toast.ts';
import { dayFromToday, openDay } from '../../pages/given.ts';
import { enterDesk, makeDesk, request } from './desk.ts';

/** An item of the inventory with a name of its own. */
async function stock(
  clinic: Clinic,
  assistant: Account,
  price: number,
  countInStock: number,
): Promise<InventoryItem> {
  const { item } = await clinic.call<{ item: InventoryItem }>(assistant, 'POST', '/inventory/addItem', {
    name: `Brahmi ${serial()}`,
    category: 'Herb',
    price,
    countInStock,
  });
  return item;
}

async function invoice(clinic: Clinic, assistant: Account, client: Account, item: InventoryItem) {
  const { invoiceNumber } = await clinic.call<{ invoiceNumber: string }>(
    assistant,
    'GET',
    '/invoice/nextNumber',
  );
  const answer = await clinic.call<InvoiceCreated>(assistant, 'POST', '/invoice/addInvoice', {
    invoiceNumber: `${invoiceNumber}-${item.id}`,
    client: client.id,
    date: '2026-01-05',
    items: [{ id: item.id, quantity: 1, price: item.price }],
  });
  return answer.invoice;
}

test('an invoice is made by keyboard, with its plan, its sums and its stock', async ({
  page,
  clinic,
  accessible,
}) => {
  const desk = await makeDesk(clinic);
  const { assistant, client, doctor } = desk;
  await request(clinic, desk, openDay(2), '10:00');
  const plan = { name: 'Thyroid', duration: 8, durationInDays: 56, startDate: dayFromToday(0) };
  await clinic.call(doctor, 'POST', '/program/save', { clientId: client.id, plan });
  const first = await stock(clinic, assistant, 249.5, 20);
  const second = await stock(clinic, assistant, 99.99, 2);
  await enterDesk(page, assistant, `/invoice?client=${client.id}`);
  await expectPage(page, 'Generate Invoice');
  const number = page.getByRole('textbox', { name: 'Invoice number' });
  await expect(number).toHaveValue(/^INV-\d{4}-\d{4,}$/);
  await number.fill(`T-${first.id}`);
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue(new RegExp(client.name));
  await accessible();

  await page.getByRole('combobox', { name: 'Item' }).fill(first.name);
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('option', { name: first.name })).toContainText('20 in stock');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Quantity', exact: true })).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: new RegExp(first.name) })).toContainText('₹499.00');
  await expect(page.getByRole('combobox', { name: 'Item' })).toBeFocused();
  await page.keyboard.type(second.name);
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('option', { name: second.name })).toContainText('only 2 in stock');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Quantity', exact: true })).toBeFocused();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${second.name}: 3 wanted, 2 in stock.`)).toBeVisible();

  await choose(page, 'Plan', 'Thyroid');
  await expect(page.getByRole('textbox', { name: 'Number of weeks' })).toHaveValue('8');
  await page.getByRole('textbox', { name: 'Price per week' }).fill('1250');
  await page.getByRole('textbox', { name: 'Discount %' }).fill('12.5');
  await page.getByRole('textbox', { name: 'Tax %' }).fill('5');
  await expect(page.getByText('Plan total: ₹10,000.00')).toBeVisible();
  const summary = page.getByRole('region', { name: 'Summary' });
  for (const sum of ['₹10,798.97', '₹1,349.87', '₹472.45', '₹9,921.55'])
    await expect(summary).toContainText(sum);
  await accessible();
  await page.getByRole('button', { name: 'Generate Invoice' }).click();
  await expect(toast(page, 'Invoice generated successfully')).toBeVisible();
  await expect(page.getByText(`${second.name}: 3 wanted, only 2 taken from the stock.`)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(first.name) })).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Tax %' })).toHaveValue('0');
  await expect(number).toHaveValue(/^INV-/);

  const [paper] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'View Invoice' }).click(),
  ]);
  await expect(
    paper.getByText('Nine Thousand Nine Hundred Twenty One Rupees And Fifty Five Paise Only'),
  ).toBeVisible();
  const left = await clinic.call<InventoryItem>(assistant, 'GET', `/rest/inventory/${first.id}`);
  expect(left.countInStock).toBe(18);
});

test('an invoice whose answer is lost is made once, also when the page is opened again', async ({
  page,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  const { assistant, client } = await makeDesk(clinic);
  const item = await stock(clinic, assistant, 100, 5);
  await enterDesk(page, assistant, `/invoice?client=${client.id}`);
  const number = page.getByRole('textbox', { name: 'Invoice number' });
  await expect(number).toHaveValue(/^INV-/);
  await find(page, 'Item', item.name);
  await page.getByRole('textbox', { name: 'Quantity', exact: true }).fill('2');
  await page.getByRole('button', { name: 'Add Item' }).click();
  const typed = await number.inputValue();
  await page.route('**/api/invoice/addInvoice', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Generate Invoice' }).click();
  await expect(
    page
      .getByRole('alert')
      .getByText(/The server cannot be reached/)
      .first(),
  ).toBeVisible();
  await page.unroute('**/api/invoice/addInvoice');
  await page.reload();
  await expect(page.getByText(/We do not know whether it was saved/)).toBeVisible();
  // The server proposes the next number once the invoice is stored.
  await expect(number).toHaveValue(typed);
  await page.getByRole('button', { name: 'Generate Invoice' }).click();
  await expect(toast(page, 'Invoice generated successfully')).toBeVisible();
  const left = await clinic.call<InventoryItem>(assistant, 'GET', `/rest/inventory/${item.id}`);
  expect(left.countInStock).toBe(3);
  const made = await clinic.call<Invoice[]>(
    assistant,
    'GET',
    `/rest/invoices?filter=${encodeURIComponent(JSON.stringify({ client: client.id }))}`,
  );
  expect(made.map(({ invoiceNumber }) => invoiceNumber)).toEqual([typed]);
});

test('on a phone a line of an invoice is a card, whose fields stand beside each other', async ({
  page,
  clinic,
  accessible,
}) => {
  const { assistant, client } = await makeDesk(clinic);
  const item = await stock(clinic, assistant, 123_456.75, 5);
  await page.setViewportSize({ width: 390, height: 844 });
  await enterDesk(page, assistant, `/invoice?client=${client.id}`);
  await find(page, 'Item', item.name);
  await page.getByRole('textbox', { name: 'Quantity', exact: true }).fill('2');
  await page.getByRole('button', { name: 'Add Item' }).click();
  const lines = page.getByRole('table', { name: 'Items of this invoice' });
  const line = lines.getByRole('row', { name: new RegExp(item.name) });
  await expect(line).toContainText('₹2,46,913.50');
  const sideways = await lines.evaluate(({ parentElement: box }) => box!.scrollWidth - box!.clientWidth);
  expect(sideways).toBe(0);
  const [quantity, price] = await Promise.all(
    ['Quantity', 'Price'].map((name) => line.getByRole('textbox', { name: `${name} of` }).boundingBox()),
  );
  expect(quantity?.y).toBe(price?.y);
  await accessible();
});

test('the form says what is missing', async ({ page, clinic }) => {
  const { assistant, client } = await makeDesk(clinic);
  const item = await stock(clinic, assistant, 100, 5);
  await enterDesk(page, assistant, '/invoice');
  await page.getByRole('button', { name: 'Generate Invoice' }).click();
  await expect(toast(page, 'All fields are required, including at least one item.')).toBeVisible();
  await page.getByRole('button', { name: 'Add Item' }).click();
  await expect(page.getByRole('alert').getByText('All item fields are required.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Item' }).fill('Something we never had');
  await page.getByRole('textbox', { name: 'Quantity', exact: true }).fill('1');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('10');
  await page.getByRole('button', { name: 'Add Item' }).click();
  await expect(page.getByRole('alert').getByText('Selected item not found.')).toBeVisible();
  await find(page, 'Item', item.name);
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('10.005');
  await page.getByRole('button', { name: 'Add Item' }).click();
  await expect(page.getByText('with at most two decimals')).toBeVisible();
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('10');
  await page.getByRole('button', { name: 'Add Item' }).click();
  await page.getByRole('button', { name: `Remove ${item.name}` }).click();
  await find(page, 'Client', client.name);
  await page.getByRole('button', { name: 'Generate Invoice' }).click();
  await expect(
    page.getByRole('alert').getByText('All fields are required, including at least one item.'),
  ).toBeVisible();
});

test('a number that is taken is refused beside its field, and nothing typed is lost', async ({
  page,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(/409/);
  const { assistant, client } = await makeDesk(clinic);
  const item = await stock(clinic, assistant, 100, 5);
  const taken = await invoice(clinic, assistant, client, item);
  await enterDesk(page, assistant, `/invoice?client=${client.id}`);
  const number = page.getByRole('textbox', { name: 'Invoice number' });
  await expect(number).toHaveValue(/^INV-/);
  await number.fill(` ${taken.invoiceNumber.toLowerCase()} `);
  await find(page, 'Item', item.name);
  await page.getByRole('button', { name: 'Add Item' }).click();
  await page.getByRole('button', { name: 'Generate Invoice' }).click();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(toast(page, 'This invoice number is already in use.')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(item.name) })).toBeVisible();
});

test('all invoices are searched in the database and opened in a new tab', async ({
  page,
  clinic,
  accessible,
}) => {
  const { assistant, client } = await makeDesk(clinic);
  const item = await stock(clinic, assistant, 1234.5, 5);
  const { invoiceNumber } = await invoice(clinic, assistant, client, item);
  await enterDesk(page, assistant, '/all-invoices');
  await expectPage(page, 'All Invoices');
  await expect(page.getByText(/^Showing \d+ of \d+ invoices?$/)).toBeVisible();
  await search(page, 'Search by number or client', client.name);
  await expect(page.getByText(/^Showing 1 of \d+ invoices?$/)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(invoiceNumber) })).toContainText('₹1,234.50');
  await accessible();
  const [paper] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: `View Invoice ${invoiceNumber}` }).click(),
  ]);
  await expectPage(paper, `Invoice ${invoiceNumber}`);
  const words = paper.getByText('One Thousand Two Hundred Thirty Four Rupees And Fifty Paise Only');
  await expect(words).toBeVisible();
  await paper.emulateMedia({ media: 'print' });
  await expect(words).toBeVisible();
  await expect(paper.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(paper.getByRole('region', { name: 'Invoices' })).toBeHidden();
  await expect(paper.getByRole('navigation')).toBeHidden();
  await expect(paper.getByRole('button', { name: 'Print Invoice' })).toBeHidden();
  await search(page, 'Search by number or client', 'nothing like this');
  await expect(page.getByText('No invoices found matching your search.')).toBeVisible();
});

test('an invoice that does not exist leads back to the list', async ({
  page,
  clinic,
  accessible,
  quietConsole,
}) => {
  quietConsole.allow(/404/);
  const { assistant } = await makeDesk(clinic);
  await enterDesk(page, assistant, '/invoice/6741a0b0c0d0e0f001020304');
  await expect(page.getByText('Invoice not found')).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: 'Back to Invoices' }).click();
  await expectPage(page, 'All Invoices');
});
