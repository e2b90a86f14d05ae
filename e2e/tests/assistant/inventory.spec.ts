import { readFile } from 'node:fs/promises';
import type { InventoryItem } from '@clinic/contract/billing/inventory';
import { expect, test } from '../../fixtures.ts';
import { serial } from '../../serial.ts';
import { choose, expectPage, search } from '../../pages/back-office.ts';
import { toast } from '../../pages/toast.ts';
import { enterDesk, makeDesk } from './desk.ts';

const itemName = (word: string) => `${word} ${serial()}`;
const csv = (...rows: string[]) => ({
  name: 'stock.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['name,description,price,countInStock,category', ...rows].join('\n')),
});

test('an item is added, changed and deleted', async ({ page, clinic, accessible, quietConsole }) => {
  quietConsole.allow(/409/);
  const { assistant } = await makeDesk(clinic);
  const name = itemName('Shatavari');
  await enterDesk(page, assistant, '/inventory');
  await expectPage(page, 'Inventory');
  await accessible();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Add New Item' });
  await expect(dialog.getByRole('combobox', { name: 'Category' })).toHaveText('Herb');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByText('Please fill in this field.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Price' }).fill('1234.5');
  await dialog.getByRole('textbox', { name: 'Count' }).fill('4');
  await choose(dialog, 'Category', 'Vitamin');
  await accessible();
  await dialog.getByRole('textbox', { name: 'Count' }).press('Enter');
  await expect(toast(page, 'Item added successfully!')).toBeVisible();
  await search(page, 'Search items', name);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('₹1,234.50');
  await expect(row).toContainText('Low');

  await page.getByRole('button', { name: 'Add New Item' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name.toUpperCase());
  await dialog.getByRole('textbox', { name: 'Price' }).fill('1');
  await dialog.getByRole('textbox', { name: 'Count' }).fill('1');
  await choose(dialog, 'Category', 'Vitamin');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(
    dialog.getByText('Failed to add item: An item with this name and category already exists.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Count' }).fill('40');
  await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
  await expect(toast(page, 'Item updated successfully!')).toBeVisible();
  await expect(row).not.toContainText('Low');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page
    .getByRole('dialog', { name: `Delete ${name}?` })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('No inventory items found')).toBeVisible();
});

test('an old copy does not overwrite the stock; the dialog offers to reload', async ({
  page,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(/409/);
  const { assistant } = await makeDesk(clinic);
  const name = itemName('Guduchi');
  const { item } = await clinic.call<{ item: InventoryItem }>(assistant, 'POST', '/inventory/addItem', {
    name,
    category: 'Herb',
    price: 10,
    countInStock: 30,
  });
  await enterDesk(page, assistant, '/inventory');
  await search(page, 'Search items', name);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await clinic.call(assistant, 'PUT', `/inventory/updateCount/${item.id}`, { quantity: 5 });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Price' }).fill('12');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByText('Somebody else changed this record meanwhile.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Reload' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Count' })).toHaveValue('25');
  await dialog.getByRole('textbox', { name: 'Price' }).fill('12');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(toast(page, 'Item updated successfully!')).toBeVisible();
});

test('a file is understood as a spreadsheet saves it, or refused with the true reason', async ({
  page,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(/400/);
  const { assistant } = await makeDesk(clinic);
  const name = itemName('Brahmi');
  await enterDesk(page, assistant, '/inventory');
  await page.getByRole('button', { name: 'Upload CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload CSV' });
  const upload = (text: string) =>
    dialog.getByLabel(/CSV file/).setInputFiles({
      name: 'stock.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(`\uFEFF${text}`, 'utf16le'),
    });
  await upload(`Name\tPrice\n${name}\t10`);
  await expect(dialog.getByText(/description, countInStock and category are missing\.$/)).toBeVisible();
  await upload(`Name\tDescription\tPrice\tCountInStock\tCategory\n${name}\t\t12,50\t7\tHerb`);
  await expect(dialog.getByText(`${name} (Herb): 7 at ₹12.50`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(toast(page, 'File uploaded successfully!')).toBeVisible();
  await search(page, 'Search items', name);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('₹12.50');
});

test('a file is shown before it changes anything, and comes back as it was', async ({
  page,
  clinic,
  accessible,
}) => {
  const { assistant } = await makeDesk(clinic);
  const [known, fresh] = [itemName('Neem'), itemName('Tulsi')];
  await clinic.call(assistant, 'POST', '/inventory/addItem', {
    name: known,
    category: 'Herb',
    price: 10,
    countInStock: 30,
  });
  await enterDesk(page, assistant, '/inventory');
  await page.getByRole('button', { name: 'Upload CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload CSV' });
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(toast(page, 'Please select a file to upload.')).toBeVisible();
  await dialog
    .getByLabel(/CSV file/)
    .setInputFiles(csv(`${known},"For the skin, daily",10,45,Herb`, `${fresh},,99.5,7,Herb`));
  await expect(dialog.getByText('1 added, 1 updated, 0 unchanged')).toBeVisible();
  await expect(dialog.getByText(`${known} (Herb): 30 now, the file says 45`)).toBeVisible();
  await expect(dialog.getByText(`${known} (Herb): description`)).toBeVisible();
  await accessible();
  await dialog.getByRole('button', { name: "Take the file's counts" }).click();
  await expect(toast(page, 'File uploaded successfully!')).toBeVisible();
  await search(page, 'Search items', fresh);
  await expect(page.getByRole('row', { name: new RegExp(fresh) })).toContainText('₹99.50');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('inventory.csv');
  expect(await readFile(await download.path(), 'utf8')).toContain(`${known},"For the skin, daily",10`);
});

test('a file with a bad row is refused with the line numbers, and nothing is written', async ({
  page,
  clinic,
  accessible,
  quietConsole,
}) => {
  quietConsole.allow(/400/);
  const { assistant } = await makeDesk(clinic);
  const good = itemName('Haritaki');
  await enterDesk(page, assistant, '/inventory');
  await page.getByRole('button', { name: 'Upload CSV' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/CSV file/).setInputFiles(csv(`${good},,10,5,Herb`, 'Broken,,ten,5,Herb'));
  await expect(toast(page, /^Error uploading file: /)).toBeVisible();
  await expect(dialog.getByText(/^Line 3: /)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Upload' })).toBeDisabled();
  await accessible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await search(page, 'Search items', good);
  await expect(page.getByText('No inventory items found')).toBeVisible();
});
