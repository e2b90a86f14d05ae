import { DEFAULT_BUSINESS, type Business, type BusinessAnswer } from '@clinic/contract/billing/business';
import type { InvoiceCreated } from '@clinic/contract/billing/invoices';
import type { ClinicAnswer } from '@clinic/contract/clinic-settings';
import type { TaxClass } from '@clinic/contract/billing/tax-classes';
import type { Page } from '@playwright/test';
import type { Clinic } from '../../fixtures.ts';
import { expect, test } from '../../own-product.ts';
import { dayFromToday } from '../../pages/given.ts';
import { keepPicture } from '../../pages/pictures.ts';
import { enterPortal } from '../../pages/portal.ts';
import { makeDesk } from '../assistant/desk.ts';
import { enterOffice } from './office.ts';

test.use({ clinicName: 'papers', viewport: { width: 1440, height: 900 } });

async function register(clinic: Clinic, over: Partial<Business>): Promise<void> {
  const admin = await clinic.admin();
  const { version } = await clinic.call<BusinessAnswer>(admin, 'GET', '/admin/business');
  await clinic.call(admin, 'PUT', '/admin/business', { ...DEFAULT_BUSINESS, ...over, version });
}

async function taxed(clinic: Clinic): Promise<string> {
  const admin = await clinic.admin();
  const rates = [{ from: '2020-01-01', percent: 18 }];
  const fields = { name: 'Yoga', supply: 'service', code: '999723', unit: '', kind: 'taxable', source: '' };
  const { id } = await clinic.call<TaxClass>(admin, 'POST', '/rest/taxClasses', { ...fields, rates });
  await clinic.call(admin, 'POST', `/admin/business/sign/${id}`, {});
  return id;
}

const sheet = (page: Page) => page.locator('.invoice-sheet');

/** The whole sheet, once the client's phone, which is read last, stands on it. */
async function printedBy(page: Page): Promise<string> {
  await expect(sheet(page)).toContainText('+91 97');
  return sheet(page).innerText();
}

test('an invoice prints as before after the clinic has another name and registration', async ({
  page,
  clinic,
}) => {
  const { client } = await makeDesk(clinic);
  const admin = await clinic.admin();
  await register(clinic, {
    legalName: 'Trim Wellness LLP',
    address: '1 Market Road, Pune',
    state: '27',
    registration: [{ from: '2020-01-01', kind: 'regular', gstin: '27AAPFU0939F1ZV' }],
  });
  const taxClass = await taxed(clinic);
  const issue = async () => {
    const body = {
      date: dayFromToday(0),
      client: client.id,
      items: [],
      program: { name: 'Detox', weeks: 2, pricePerWeek: 118, taxClass },
      payments: [],
    };
    return (await clinic.call<InvoiceCreated>(admin, 'POST', '/invoice/issue', body)).invoice;
  };
  const before = await issue();
  await enterOffice(page, admin, `/invoices/${before.id}/show`);
  await expect(sheet(page)).toContainText('GSTIN 27AAPFU0939F1ZV');
  await expect(sheet(page)).toContainText('Tulsivan Wellness Clinic');
  const printed = await printedBy(page);
  await keepPicture(page, 'paper-before-1440');

  const { clinic: facts, version } = await clinic.call<ClinicAnswer>(admin, 'GET', '/admin/clinic');
  await clinic.call(admin, 'PUT', '/admin/clinic', { ...facts, name: 'Tarang Clinic', version });
  await register(clinic, {
    legalName: 'Tarang LLP',
    address: 'Sector 17, Chandigarh',
    state: '04',
    registration: [{ from: '2020-01-01', kind: 'regular', gstin: '04AAPFU0939F1Z3' }],
  });
  await page.reload();
  await expect(sheet(page)).toContainText('GSTIN 27AAPFU0939F1ZV');
  expect(await printedBy(page)).toBe(printed);
  await keepPicture(page, 'paper-after-1440');

  const after = await issue();
  await page.goto(`/admin/invoices/${after.id}/show`);
  await expect(sheet(page)).toContainText('GSTIN 04AAPFU0939F1Z3');
  await expect(sheet(page)).toContainText('Tarang Clinic');
  await expect(sheet(page)).not.toContainText('Tulsivan Wellness Clinic');

  await enterPortal(page, 'client', client, `/client/invoices/${before.id}`);
  await expect(sheet(page)).toContainText(/Tulsivan Wellness Clinic.*GSTIN 27AAPFU0939F1ZV/s);
});
