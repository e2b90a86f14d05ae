import { readFile } from 'node:fs/promises';
import type { InventoryItem } from '@clinic/contract/billing/inventory';
import type { Invoice } from '@clinic/contract/billing/invoices';
import { expect } from '../../fixtures.ts';
import { expectPage, find, search, take } from '../../pages/back-office.ts';
import { toast } from '../../pages/toast.ts';
import { clientOf, team } from '../../pages/given.ts';
import { signIn } from '../../pages/log-in.ts';
import { serial } from '../../serial.ts';
import { test } from './journey.ts';

const csv = (text: string) => ({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
const HEADER = 'name,description,price,countInStock,category';

test('stock comes in by a file, leaves by an invoice that is printed, and goes out as a file again', async ({
  page,
  clinic,
  accessible,
  powerCut,
}) => {
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  const own = serial();
  const [brahmi, neem] = [`Brahmi ${own}`, `Neem, "fine" ${own}`];
  await signIn(page, '/assistant/login', staff.assistant);

  const upload = async (text: string, counts: string, press = 'Upload') => {
    await page.getByRole('button', { name: 'Upload CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload CSV' });
    await dialog.getByLabel(/CSV file/).setInputFiles(csv(text));
    await expect(dialog.getByText(counts)).toBeVisible();
    await dialog.getByRole('button', { name: press, exact: true }).click();
    await expect(toast(page, 'File uploaded successfully!').first()).toBeVisible();
    await expect(dialog).toBeHidden();
  };

  await test.step('two items come in by a file', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Inventory' }).click();
    await expectPage(page, 'Inventory');
    const rows = [`${brahmi},For memory,249.5,20,Herb`, `"Neem, ""fine"" ${own}",,99.99,2,Herb`];
    await upload([HEADER, ...rows].join('\r\n'), '2 added, 0 updated, 0 unchanged');
  });

  await test.step('an invoice takes them, one of them beyond what is there', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Generate Invoice' }).click();
    await expectPage(page, 'Generate Invoice');
    await expect(page.getByRole('textbox', { name: 'Invoice number' })).toHaveValue(/^INV-\d{4}-\d{4,}$/);
    await find(page, 'Client', client.name);
    for (const [name, quantity] of [
      [brahmi, '2'],
      [neem, '3'],
    ] as const) {
      await page.getByRole('combobox', { name: 'Item' }).fill(name);
      await take(page.getByRole('option', { name }));
      await page.getByRole('textbox', { name: 'Quantity', exact: true }).fill(quantity);
      await page.getByRole('button', { name: 'Add Item' }).click();
      await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
    }
    await page.getByRole('textbox', { name: 'Discount %' }).fill('10');
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('₹719.07');
    await accessible();
    await powerCut();
    await page.getByRole('button', { name: 'Generate Invoice' }).click();
    await expect(toast(page, 'Invoice generated successfully')).toBeVisible();
    await expect(page.getByText(`${neem}: 3 wanted, only 2 taken from the stock.`)).toBeVisible();
    await powerCut();
  });

  await test.step('it is found and printed on one sheet, without the desk around it', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'All Invoices' }).click();
    await search(page, 'Search by number or client', client.name);
    await expect(page.getByText(/^Showing 1 of \d+ invoices?$/)).toBeVisible();
    const [paper] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: /^View Invoice/ }).click(),
    ]);
    await expect(
      paper.getByText('Seven Hundred Nineteen Rupees And Seven Paise Only', { exact: false }),
    ).toBeVisible();
    const sheet = await paper.pdf({ format: 'A4' });
    expect(sheet.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    await paper.emulateMedia({ media: 'print' });
    await expect(paper.getByRole('navigation')).toBeHidden();
    await expect(paper.getByRole('button')).toHaveCount(0);
    await paper.close();
  });

  await test.step('the stock goes out as a file, is counted anew there, and comes back', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Inventory' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).split(/\r?\n/);
    const mine = lines.filter((line) => line.includes(own));
    expect(mine).toEqual([`${brahmi},For memory,249.5,18,Herb`, `"Neem, ""fine"" ${own}",,99.99,0,Herb`]);
    const counted = mine.map((line) => line.replace(',18,', ',17,'));
    await upload(
      [lines[0], ...counted].join('\n'),
      '0 added, 1 updated, 1 unchanged',
      "Take the file's counts",
    );
    await search(page, 'Search items', own);
    await expect(page.getByRole('row', { name: new RegExp(brahmi) })).toContainText('17');
  });

  const { invoices } = await clinic.call<{ invoices: Invoice[] }>(
    staff.assistant,
    'GET',
    '/invoice/getAllInvoices',
  );
  expect(invoices.filter((invoice) => JSON.stringify(invoice).includes(client.id))).toHaveLength(1);
  const left = await clinic.call<InventoryItem[]>(
    staff.assistant,
    'GET',
    `/rest/inventory?filter=${encodeURIComponent(JSON.stringify({ q: own }))}`,
  );
  expect(left.map(({ countInStock }) => countInStock).toSorted((one, other) => one - other)).toEqual([0, 17]);
});
