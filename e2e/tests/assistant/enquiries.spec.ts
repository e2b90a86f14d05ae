import { readFile } from 'node:fs/promises';
import { expect, test, type Clinic } from '../../fixtures.ts';
import { readable } from '../../readable.ts';
import { ownPhone, serial } from '../../serial.ts';
import { choose, expectPage, search, take } from '../../pages/back-office.ts';
import { toast } from '../../pages/toast.ts';
import { enterDesk, makeDesk } from './desk.ts';

async function ask(clinic: Clinic) {
  const own = serial();
  const visitor = { name: `Nalini ${own}`, email: `nalini.${own}@example.in` };
  await clinic.call(undefined, 'POST', '/enquiry', {
    ...visitor,
    age: 34,
    phoneNumber: ownPhone(),
    location: 'Surat',
    terms: true,
    plan: 'thyroid',
    message: 'Since my second child. Mornings are best.',
  });
  return visitor;
}

test('an enquiry is worked on and becomes a client, who gets a link by mail', async ({
  page,
  clinic,
  accessible,
}) => {
  const { assistant, doctor } = await makeDesk(clinic);
  const visitor = await ask(clinic);
  await enterDesk(page, assistant, '/enquiries');
  await expectPage(page, 'Enquiries');
  await search(page, 'Search enquiries', visitor.email);
  const row = page.getByRole('row', { name: new RegExp(visitor.name) });
  await expect(row).toContainText('Thyroid');
  await accessible();
  await row.getByRole('combobox').click();
  await take(page.getByRole('option', { name: 'Contacted' }));
  await expect(row.getByRole('combobox')).toHaveText('Contacted');
  await row.getByRole('button', { name: 'Register as client' }).click();
  const dialog = page.getByRole('dialog', { name: `Register ${visitor.name} as client` });
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(visitor.email);
  await choose(dialog, 'Doctor', doctor.name);
  await accessible();
  await dialog.getByRole('button', { name: 'Register as client' }).click();
  await expectPage(page, visitor.name);
  await expect(page.getByText(`Doctor: ${doctor.name}`)).toBeVisible();
  const asked = page.getByRole('region', { name: 'Enquiry' });
  await expect(asked).toContainText('Thyroid');
  await expect(asked).toContainText('Mornings are best.');
  await expect.poll(async () => (await clinic.mailsTo(visitor.email)).join()).toContain('set-password');
  await page.getByRole('link', { name: 'Book appointment' }).click();
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue(new RegExp(visitor.name));
});

test('from an enquiry it takes four presses to a confirmed visit of the new client', async ({
  page,
  clinic,
}) => {
  const { assistant, doctor } = await makeDesk(clinic);
  const visitor = await ask(clinic);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterDesk(page, assistant, '/enquiries');
  await search(page, 'Search enquiries', visitor.email);
  await page
    .getByRole('row', { name: new RegExp(visitor.name) })
    .getByRole('button', { name: 'Register as client' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Register as client' }).click();
  await page.getByRole('link', { name: 'Book appointment' }).click();
  const panel = page.getByRole('region', { name: 'Book a visit' });
  await expect(panel.getByRole('combobox', { name: 'Client' })).toHaveValue(new RegExp(visitor.name));
  await expect(panel.getByRole('combobox', { name: 'Doctor' })).toHaveText(doctor.name);
  await expect(panel.getByRole('button', { pressed: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Book and confirm' }).click();
  await expect(toast(page, 'Appointment confirmed and client notified!')).toBeVisible();
  await expect.poll(async () => (await clinic.mailsTo(visitor.email)).join()).toContain('text/calendar');
});

test('a caller is written down while on the phone, called back, and booked with what was said', async ({
  page,
  clinic,
  accessible,
}) => {
  const { assistant } = await makeDesk(clinic);
  const own = serial();
  const caller = { name: `Nirmala ${own}`, email: `nirmala.${own}@example.in` };
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterDesk(page, assistant, '/');
  await page.getByRole('button', { name: 'Phone enquiry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enquiry on the phone' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(caller.name);
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('+91 98240-55512');
  await dialog.getByRole('textbox', { name: 'What was said' }).fill('Her knees hurt. Evenings only.');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(caller.email);
  await choose(dialog, 'Heard of us from', 'A friend');
  await accessible();
  await dialog.getByRole('button', { name: 'Save enquiry' }).click();
  await expect(toast(page, `The enquiry of ${caller.name} is written down.`)).toBeVisible();

  await page.goto('/assistant/enquiries');
  await search(page, 'Search enquiries', '9824055512');
  const row = page.getByRole('row', { name: new RegExp(caller.name) });
  await row.getByRole('button', { name: 'Call back' }).click();
  const call = page.getByRole('dialog', { name: `Call ${caller.name} back` });
  await call.getByRole('group', { name: 'Call back at' }).getByRole('spinbutton').first().click();
  await page.keyboard.type('0430PM');
  await accessible();
  await call.getByRole('button', { name: 'Note the call' }).click();
  await expect(toast(page, 'The call is noted.')).toBeVisible();

  await row.getByRole('button', { name: 'Register as client' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Register as client' }).click();
  await expectPage(page, caller.name);
  const asked = page.getByRole('region', { name: 'Enquiry' });
  await expect(asked).toContainText(`on the phone, to ${assistant.name}`);
  await expect(asked).toContainText('heard of us from: A friend');
  await expect(asked).toContainText('Evenings only.');
});

const CONFIRM = /\/api\/newsletter\/confirm\?token=[\w.-]+/;

test('newsletter addresses are listed, and exported once their owner has confirmed them', async ({
  page,
  clinic,
  accessible,
}) => {
  const { assistant } = await makeDesk(clinic);
  const email = `reader.${serial()}@example.in`;
  await clinic.call(undefined, 'POST', '/newsletter', { email });
  const mail = async () => readable((await clinic.mailsTo(email)).join());
  await expect.poll(mail).toMatch(CONFIRM);
  await page.goto(CONFIRM.exec(await mail())?.[0] ?? '');
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByText(email)).toBeVisible();
  await enterDesk(page, assistant, '/enquiries');
  await page.getByRole('tab', { name: 'Newsletter' }).click();
  await search(page, 'Search addresses', email);
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Subscribed');
  await accessible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain(email);
  await expect(toast(page, /./)).toBeHidden();
});
