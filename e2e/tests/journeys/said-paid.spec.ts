import type { InvoiceCreated } from '@clinic/contract/billing/invoices';
import { expect, test } from '../../fixtures.ts';
import { expectPage } from '../../pages/back-office.ts';
import { expectDialog } from '../../pages/dialogs.ts';
import { dayFromToday } from '../../pages/given.ts';
import { enterPortal, expectHeading, expectNoSidewaysScroll } from '../../pages/portal.ts';
import { toast } from '../../pages/toast.ts';
import { enterDesk, makeDesk } from '../assistant/desk.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

test('a client says on a phone that an invoice is paid; the desk does not find it, then receives it', async ({
  page,
  clinic,
  accessible,
}) => {
  const { assistant, client } = await makeDesk(clinic);
  const { invoice } = await clinic.call<InvoiceCreated>(assistant, 'POST', '/invoice/addInvoice', {
    invoiceNumber: `S-${client.id}`,
    client: client.id,
    date: dayFromToday(0),
    items: [],
    selectedPlan: 'Detox',
    numberOfWeeks: 1,
    pricePerWeek: 700,
    paymentMode: 'Online',
    payments: [],
  });
  const ofInvoice = `/client/invoices/${invoice.id}`;
  const due = page.getByRole('region', { name: '₹700.00 due' });
  /** The client says so with a number of the payment. */
  const say = async (reference: string) => {
    await due.getByRole('button', { name: /^I have paid/ }).click();
    await expectDialog(page, 'I have paid');
    await page.getByRole('textbox', { name: /^Number of the payment/ }).fill(reference);
    await accessible('[role="dialog"]');
    await page.getByRole('button', { name: 'Tell the clinic' }).click();
    await expect(toast(page, 'Thank you. The clinic is looking for your payment.')).toBeVisible();
    await expect(due).toContainText(`that you have paid: ${reference}.`);
    await expect(due.getByRole('button', { name: /^I have paid/ })).toBeHidden();
  };
  /** The desk opens the invoice from its home. */
  const openRow = async (reference: string) => {
    await page.setViewportSize(DESKTOP);
    await enterDesk(page, assistant);
    const row = page.getByRole('listitem').filter({ hasText: `reference ${reference}` });
    await expect(row).toContainText(client.name);
    await expect(row).toContainText(`₹700.00 of ${invoice.invoiceNumber}`);
    await row.getByRole('link', { name: 'Open' }).click();
    await expectPage(page, `Invoice ${invoice.invoiceNumber}`);
    await expect(
      page.getByText(new RegExp(`${client.name} said on .* reference ${reference}`)),
    ).toBeVisible();
    // It waits for the invoice's credit notes.
    await expect(page.getByRole('button', { name: 'Credit' })).toBeEnabled();
  };

  await test.step('the client’s home and the invoice say first what is due', async () => {
    await page.setViewportSize(PHONE);
    await enterPortal(page, 'client', client, '/client/dashboard');
    await expect(page.getByText('₹700.00 due.')).toBeVisible();
    await accessible();
    await page.getByRole('link', { name: 'See and pay' }).click();
    await expectHeading(page, 'Invoices');
    await page.getByRole('list', { name: 'Your invoices' }).getByRole('link').click();
    await expect(due).toContainText('Due since');
    await expect(page.getByText('Online')).toBeHidden();
    await accessible();
    await expectNoSidewaysScroll(page);
  });

  await test.step('the client says that it is paid', () => say('4410'));

  await test.step('the desk sees it, has not received it, and says so', async () => {
    await openRow('4410');
    await accessible();
    await page.getByRole('button', { name: 'Not received' }).click();
    await expectDialog(page, 'Was the payment not received?');
    await accessible('[role="dialog"]');
    await page.getByRole('button', { name: 'Tell the client' }).click();
    await expect(page.getByText(/It was not received; the client reads so in the portal\./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Not received' })).toBeHidden();
    await expect.poll(async () => (await clinic.mailsTo(client.email)).join()).toContain('payment');
  });

  await test.step('the client reads it and names another payment', async () => {
    await page.setViewportSize(PHONE);
    await enterPortal(page, 'client', client, ofInvoice);
    await expect(due).toContainText('The clinic has not received your payment 4410.');
    await accessible();
    await say('5521');
    await page.goto('/client/dashboard');
    await expect(page.getByText('The clinic is looking for your payment.')).toBeVisible();
  });

  await test.step('the desk receives it with what the client named, and the row is gone', async () => {
    await openRow('5521');
    await page.getByRole('button', { name: 'Receive', exact: true }).click();
    await expectDialog(page, `Receive for ${invoice.invoiceNumber}`);
    await expect(page.getByRole('textbox', { name: 'Reference' })).toHaveValue('5521');
    await page.getByRole('dialog').getByRole('button', { name: 'Receive', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Due₹0.00');
    await expect(page.getByText(/reference 5521/)).toBeHidden();
    await enterDesk(page, assistant);
    await expectPage(page, /./);
    await expect(page.getByRole('listitem').filter({ hasText: 'reference 5521' })).toHaveCount(0);
  });

  await test.step('the client’s invoice is paid, and nothing is asked for', async () => {
    await page.setViewportSize(PHONE);
    await enterPortal(page, 'client', client, ofInvoice);
    await expect(page.getByText('Payment mode')).toBeVisible();
    await expect(due).toBeHidden();
  });
});
