import { DEFAULT_BUSINESS, type Business, type BusinessAnswer } from '@clinic/contract/billing/business';
import type { InvoiceCreated } from '@clinic/contract/billing/invoices';
import type { ClientAccount } from '@clinic/contract/billing/payments';
import type { TaxClass } from '@clinic/contract/billing/tax-classes';
import { formatDay } from '@clinic/contract/clinic-calendar';
import type { Clinic } from '../../fixtures.ts';
import { expect, test } from '../../own-product.ts';
import { choose } from '../../pages/back-office.ts';
import { expectDialog } from '../../pages/dialogs.ts';
import { dayFromToday } from '../../pages/given.ts';
import { toast } from '../../pages/toast.ts';
import { enterDesk, makeDesk, type Desk } from '../assistant/desk.ts';
import { enterOffice } from './office.ts';

// One clinic for both: what the first made is there for the second.
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 } });

const GSTIN = '27AAPFU0939F1ZV';
const TODAY = dayFromToday(0);
const CLINIC = { legalName: 'Trim Wellness LLP', address: '1 Market Road, Pune', state: '27' };

async function save(clinic: Clinic, change: Partial<Business>): Promise<void> {
  const admin = await clinic.admin();
  const { business, version } = await clinic.call<BusinessAnswer>(admin, 'GET', '/admin/business');
  await clinic.call(admin, 'PUT', '/admin/business', { ...business, ...CLINIC, ...change, version });
}

/** A service that is taxed with 18 %, signed by an admin. */
async function taxed(clinic: Clinic): Promise<string> {
  const admin = await clinic.admin();
  const { id } = await clinic.call<TaxClass>(admin, 'POST', '/rest/taxClasses', {
    name: 'Weight loss',
    supply: 'service',
    code: '999723',
    unit: '',
    kind: 'taxable',
    rates: [{ from: '2020-01-01', percent: 18 }],
    source: '',
  });
  await clinic.call(admin, 'POST', `/admin/business/sign/${id}`, {});
  return id;
}

const issue = (clinic: Clinic, { assistant, client }: Desk, taxClass: string) =>
  clinic.call<InvoiceCreated>(assistant, 'POST', '/invoice/issue', {
    date: TODAY,
    client: client.id,
    items: [],
    program: { name: 'Detox', weeks: 2, pricePerWeek: 118, taxClass },
    payments: [],
  });

test('a registration over simple invoices is asked, and refused on a day with papers of GST', async ({
  page,
  clinic,
  accessible,
  quietConsole,
}) => {
  quietConsole.allow(/409/);
  const desk = await makeDesk(clinic);
  await save(clinic, { ...DEFAULT_BUSINESS, ...CLINIC });
  await clinic.call(desk.assistant, 'POST', '/invoice/addInvoice', {
    invoiceNumber: 'S-1',
    client: desk.client.id,
    date: TODAY,
    items: [],
    selectedPlan: 'Detox',
    numberOfWeeks: 1,
    pricePerWeek: 300,
  });
  await enterOffice(page, await clinic.admin(), '/settings?tab=business');
  const press = () => page.getByRole('button', { name: 'Save business' }).click();
  const row = page.getByRole('group', { name: 'registration 1' });
  await page.getByRole('button', { name: 'Add registration' }).click();
  await row.getByRole('spinbutton', { name: 'Day' }).click();
  await page.keyboard.type(TODAY.split('-').toReversed().join(''));
  await choose(row, 'Way', 'Regular');
  await row.getByRole('textbox', { name: 'GSTIN' }).click();
  await page.keyboard.type(GSTIN);
  await press();
  const asked = page.getByRole('alert').filter({ hasText: 'there is 1 simple invoice over ₹300.00' });
  await expect(asked).toBeVisible();
  await accessible();
  await asked.getByRole('button', { name: 'Register over them' }).click();
  await expect(toast(page, 'The business is saved.')).toBeVisible();

  await issue(clinic, desk, await taxed(clinic));
  await choose(row, 'Way', 'Composition');
  await press();
  const refused = `Papers of GST are made out until ${formatDay(TODAY)}. The first free day is ${formatDay(dayFromToday(1))}.`;
  await expect(page.getByText(refused).first()).toBeVisible();
  await accessible();
  const { business } = await clinic.call<BusinessAnswer>(await clinic.admin(), 'GET', '/admin/business');
  expect(business.registration).toEqual([{ from: TODAY, kind: 'regular', gstin: GSTIN }]);
});

test('a credit by amount shows its sum with tax, where prices are without, and pays that', async ({
  page,
  clinic,
  accessible,
}) => {
  const desk = await makeDesk(clinic);
  await save(clinic, { pricesWithTax: false });
  const { invoice } = await issue(clinic, desk, await taxed(clinic));
  const accountOf = () =>
    clinic.call<ClientAccount>(desk.assistant, 'GET', `/payment/account/${desk.client.id}`);
  expect(await accountOf()).toMatchObject({ due: 278.48, left: 0 });
  await enterDesk(page, desk.assistant, `/invoice/${invoice.id}`);
  await page.getByRole('button', { name: 'Credit', exact: true }).click();
  await expectDialog(page, `Credit ${invoice.invoiceNumber}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Amount ₹' }).focus();
  await page.keyboard.type('118');
  await expect(dialog.getByText('₹139.24 is credited, ₹21.24 of it tax.')).toBeVisible();
  await expect(dialog.getByText('₹139.24 comes off what is due.')).toBeVisible();
  await accessible('[role="dialog"]');
  await dialog.getByRole('textbox', { name: /^Reason/ }).focus();
  await page.keyboard.type('One week was not given');
  await page.keyboard.press('Enter');
  await expect(toast(page, /^CN\/.*: ₹139.24 credited\.$/)).toBeVisible();
  expect(await accountOf()).toMatchObject({ due: 139.24, left: 0 });
});
