import type { Invoice } from '@clinic/contract/billing/invoices';
import { expect, test } from '../../fixtures.ts';
import { expectPage, search } from '../../pages/back-office.ts';
import { clientOf, dayFromToday, openDay, team } from '../../pages/given.ts';
import { enterPortal } from '../../pages/portal.ts';
import { serial } from '../../serial.ts';
import { enterOffice } from '../admin/office.ts';
import { confirm, enterDesk, makeDesk, request } from '../assistant/desk.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the desk reads one client after the other beside the list, and writes a note there', async ({
  page,
  clinic,
  accessible,
}) => {
  // A family of two has a unique name, so that the search finds both and no client of other tests.
  const family = `Rao ${serial()}`;
  const desk = { ...(await makeDesk(clinic)), client: await clinic.client(`Aarti ${family}`) };
  const other = await clinic.client(`Bela ${family}`);
  await confirm(clinic, desk, await request(clinic, desk, openDay(3), '10:00'));
  await enterDesk(page, desk.assistant, '/clients');
  await search(page, 'Search clients', desk.client.email);
  const chosen = page.getByRole('region', { name: 'The chosen client' });
  // A press anywhere in the row works as well as one on the name.
  await page.getByRole('row', { name: desk.client.name }).getByText(desk.client.phone).click();
  await expect(chosen.getByRole('heading', { name: desk.client.name })).toBeVisible();
  await expect(chosen.getByText(desk.doctor.name).first()).toBeVisible();
  await expect(chosen.getByText('No invoices yet.')).toBeVisible();
  await accessible();
  await chosen.getByRole('button', { name: 'Add notes' }).click();
  const notes = chosen.getByRole('textbox', { name: 'Notes' });
  await notes.fill('Prefers mornings.');
  await chosen.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: desk.client.name, exact: true }).click();
  await expect(notes).toHaveValue('Prefers mornings.');
  await chosen.getByRole('button', { name: 'Save notes' }).click();
  await expect(chosen.getByText('Prefers mornings.')).toBeVisible();

  await search(page, 'Search clients', family);
  await page
    .getByRole('row', { name: new RegExp(other.name) })
    .getByRole('link', { name: other.name })
    .click();
  await expect(chosen.getByRole('heading', { name: other.name })).toBeVisible();
  await page.keyboard.press('k');
  await expect(chosen.getByRole('heading', { name: other.name })).toHaveCount(0);
  await chosen.getByRole('button', { name: 'Next client' }).click();
  await expect(chosen.getByRole('heading', { name: other.name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);
  await page.getByRole('link', { name: other.name, exact: true }).click();
  await chosen.getByRole('link', { name: 'Open page' }).click();
  await expectPage(page, other.name);
  await page.goBack();
  await expect(chosen.getByRole('heading', { name: other.name })).toBeVisible();
});

test('the doctor looks at a client beside the list, and goes on to the plans', async ({
  page,
  clinic,
  accessible,
}) => {
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  await enterPortal(page, 'doctor', staff.doctor, '/doctor/clients');
  await page.getByRole('link', { name: client.name, exact: true }).click();
  const chosen = page.getByRole('region', { name: 'The chosen client' });
  await expect(chosen.getByText('No allergies recorded')).toBeVisible();
  await expect(chosen.getByText('Nothing is measured yet.')).toBeVisible();
  await accessible();
  await page.getByLabel('Search clients').fill(client.name.slice(0, 3));
  await expect(page).toHaveURL(/search=/);
  await expect(chosen).toBeVisible();
  await chosen.getByRole('link', { name: 'Plans' }).click();
  await expect(page).toHaveURL(new RegExp(`/doctor/client-plan/${client.id}`));
  await page.goBack();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(page.getByRole('link', { name: client.name, exact: true })).toBeVisible();
  await expect(chosen).toHaveCount(0);
});

test('beside the list an admin has what the page of an invoice offers, and prints the sheet alone', async ({
  page,
  clinic,
  accessible,
}) => {
  const { assistant } = await team(clinic);
  const client = await clinic.client();
  const { invoice } = await clinic.call<{ invoice: Invoice }>(assistant, 'POST', '/invoice/addInvoice', {
    invoiceNumber: `PANE-${serial()}`,
    client: client.id,
    date: dayFromToday(0),
    items: [],
    selectedPlan: 'Detox',
    numberOfWeeks: 1,
    pricePerWeek: 500,
    payments: [],
  });
  await enterOffice(page, await clinic.admin(), '/invoices');
  await search(page, 'Search by number or client', invoice.invoiceNumber);
  await page
    .getByRole('row', { name: new RegExp(invoice.invoiceNumber) })
    .getByText(client.name)
    .click();
  const chosen = page.getByRole('region', { name: 'The chosen invoice' });
  for (const name of ['Credit', 'Print Invoice', 'Receive'])
    await expect(chosen.getByRole('button', { name, exact: true })).toBeEnabled();
  await expect(chosen.getByRole('link', { name: 'Correct' })).toHaveAttribute(
    'href',
    `/admin/invoices/${invoice.id}/show/correct`,
  );
  await accessible();
  await page.emulateMedia({ media: 'print' });
  await expect(chosen.getByText('Five Hundred Rupees Only')).toBeVisible();
  for (const hidden of [page.getByLabel('Search by number or client'), page.getByRole('navigation')])
    await expect(hidden).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(invoice.invoiceNumber) })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print Invoice' })).toBeHidden();
});
