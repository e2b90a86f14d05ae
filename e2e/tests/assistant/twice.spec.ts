import type { AlikeRow } from '@clinic/contract/dashboards/desk-worklists';
import type { Client } from '@clinic/contract/people';
import { expect, test, type Clinic } from '../../fixtures.ts';
import { expectPage } from '../../pages/back-office.ts';
import { ownPhone, serial } from '../../serial.ts';
import { enterDesk, makeDesk, type Desk } from './desk.ts';

const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

const known = (clinic: Clinic, { assistant }: Desk, phone: string, name: string): Promise<Client> =>
  clinic.call<Client>(assistant, 'POST', '/rest/clients', {
    name,
    email: `twice.${serial()}@example.in`,
    phone,
  });
const rowsOf = async (clinic: Clinic, { assistant }: Desk, { id }: Client): Promise<AlikeRow[]> => {
  const { lists } = await clinic.call<{ lists: { alike: { rows: AlikeRow[] } } }>(
    assistant,
    'GET',
    '/desk/today',
  );
  return lists.alike.rows.filter(({ people }) => people.some((one) => one.id === id));
};

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`a new client with a known number: the desk says Same family, and no row comes (${size})`, async ({
    page,
    clinic,
    accessible,
  }) => {
    await page.setViewportSize(viewport);
    const desk = await makeDesk(clinic);
    const phone = ownPhone();
    const karan = await known(clinic, desk, phone, 'Karan Malhotra');
    await enterDesk(page, desk.assistant, '/clients');
    await page.getByRole('button', { name: 'Add client' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add client' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Dev Malhotra');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(`dev.${serial()}@example.in`);
    await dialog.getByRole('textbox', { name: 'Phone' }).fill(`+91 ${phone}`);
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Twice in the books?' });
    await expect(question.getByText('Karan Malhotra has this number.')).toBeVisible();
    await expect(question.getByRole('link', { name: 'Open Karan Malhotra' })).toHaveAttribute(
      'href',
      new RegExp(`/client-details/${karan.id}$`),
    );
    await accessible();
    await question.getByRole('button', { name: 'Same family' }).click();
    await expectPage(page, 'Dev Malhotra');
    // The row of a later client without an answer proves that the desk's list has caught up.
    const unasked = await known(clinic, desk, ownPhone(), 'Ila Vora');
    await known(clinic, desk, unasked.phone, 'Isha Vora');
    await expect.poll(async () => (await rowsOf(clinic, desk, unasked)).length).toBe(1);
    expect(await rowsOf(clinic, desk, karan)).toEqual([]);
  });
}

test('clients who are alike are a row of the home, which goes with the answer', async ({
  page,
  clinic,
  accessible,
}) => {
  const desk = await makeDesk(clinic);
  const one = await known(clinic, desk, ownPhone(), `Hetal ${serial()}`);
  const other = await known(clinic, desk, one.phone, 'Asha Shah');
  await expect.poll(async () => (await rowsOf(clinic, desk, one)).length).toBe(1);
  await enterDesk(page, desk.assistant, '/');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: one.name }) });
  await expect(row).toContainText(`is also the number of ${other.name}`);
  await accessible();
  await row.getByRole('button', { name: `Same family ${one.name}` }).click();
  await expect(row).toBeHidden();
  expect(await rowsOf(clinic, desk, one)).toEqual([]);
});
