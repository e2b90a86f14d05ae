import { formatDay, formatDays } from '@clinic/contract/clinic-calendar';
import type { InventoryItem } from '@clinic/contract/billing/inventory';
import type { InvoiceCreated } from '@clinic/contract/billing/invoices';
import type { PaymentAnswer } from '@clinic/contract/billing/payments';
import { expect, test } from '../../fixtures.ts';
import { clientOf, dayFromToday, givePlans, team } from '../../pages/given.ts';
import { enterPortal } from '../../pages/portal.ts';
import { pagesOf } from '../../pages/printed.ts';
import { serial } from '../../serial.ts';

const PHONE = { width: 390, height: 844 };
const program = formatDays(dayFromToday(-10), dayFromToday(3));

test('each plan is printed from a phone on one page with the client’s name and its days', async ({
  page,
  clinic,
}) => {
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  await givePlans(clinic, staff.doctor, client);
  await page.setViewportSize(PHONE);
  for (const [path, first] of [
    ['/client/diet-plan', 'Khichdi, 1 katori'],
    ['/client/vitamins', 'Vitamin D3'],
    ['/client/vitamins-plan', 'Vitamin D3'],
    ['/client/herbs-plan', 'Triphala'],
    ['/client/snacks', 'Mixed Nuts'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await enterPortal(page, 'client', client, path);
    await expect(page.getByText(first).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main').getByText(client.name, { exact: true })).toBeVisible();
    await expect(page.getByText(`Weight Loss, ${program}`)).toBeVisible();
    await expect(page.getByText(`Printed on ${formatDay(dayFromToday(0))}`)).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true })), path).toBe(1);
  }
});

test('an invoice and a receipt are printed from a phone on one page each, without the heading of the screen', async ({
  page,
  clinic,
}) => {
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  const { item } = await clinic.call<{ item: InventoryItem }>(staff.assistant, 'POST', '/inventory/addItem', {
    name: `Brahmi ${serial()}`,
    category: 'Herb',
    price: 250,
    countInStock: 20,
  });
  const { invoice } = await clinic.call<InvoiceCreated>(staff.assistant, 'POST', '/invoice/addInvoice', {
    invoiceNumber: `P-${item.id}`,
    client: client.id,
    date: dayFromToday(0),
    items: Array.from({ length: 8 }, () => ({ id: item.id, quantity: 1, price: 250 })),
    payments: [],
  });
  const { payment } = await clinic.call<PaymentAnswer>(staff.assistant, 'POST', '/payment/receive', {
    client: client.id,
    amount: 500,
    mode: 'Cash',
    reference: '4410',
  });
  await page.setViewportSize(PHONE);
  for (const path of [invoice.id, `receipts/${payment.id}`]) {
    await page.emulateMedia({ media: 'screen' });
    await enterPortal(page, 'client', client, `/client/invoices/${path}`);
    await expect(page.getByText('Amount in words:')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main').getByText(client.name, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true })), path).toBe(1);
  }
});
