import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Invoice } from '@clinic/contract/billing/invoices';
import type { Client } from '@clinic/contract/people';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../own-product.ts';
import { choose, expectPage, find } from '../../pages/back-office.ts';
import { pagesOf } from '../../pages/empty-pages.ts';
import { openDay } from '../../pages/given.ts';
import { logIn } from '../../pages/log-in.ts';
import { enterPortal, expectHeading } from '../../pages/portal.ts';
import { toast } from '../../pages/toast.ts';
import { enterOffice } from '../admin/office.ts';
import { enterDesk } from '../assistant/desk.ts';

// The second test reads what the first has made.
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 }, clinicName: 'first-hour', ownBrowser: true });

const ADMIN = { email: 'admin@demo.example', password: 'demo-clinic' };
const DOCTOR = { name: 'Dr Asha Mehta', email: 'asha@example.in', password: 'marigold-evening' };
const ASSISTANT = { name: 'Nisha Solanki', email: 'nisha@example.in', password: 'jasmine-morning' };
const CLIENT = { name: 'Kamla Desai', email: 'kamla@example.in', phone: '9825012346' };
/** Presses and fields up to the first plan, besides the three log-ins and what is chosen from lists. */
const MOST = 63;
/** Pages and files that anybody may read. */
const PUBLIC = [
  '/',
  '/about-us',
  '/plans',
  '/plans/weight-loss',
  '/awards',
  '/contact-us',
  '/terms',
  '/privacy',
  '/no-such-page',
  '/manifest.webmanifest',
  '/client/manifest.webmanifest',
  '/sitemap-0.xml',
  '/robots.txt',
  '/staff/login',
  '/client/login',
  '/admin/login',
];
/** The shipped clinic: its name, street, numbers and addresses. */
const OTHER_CLINIC = /tulsivan|madhuban|ellisbridge|1555 ?014[23]/i;

/** Counts presses and fields filled in, which is all that a person does here. */
class Hand {
  count = 0;

  async press(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  async fill(form: Page | Locator, texts: Record<string, string>): Promise<void> {
    for (const [name, text] of Object.entries(texts)) {
      this.count += 1;
      await form.getByRole('textbox', { name, exact: true }).fill(text);
    }
  }
}

/** Where the clinic that the software came with is still named. */
const notOurs = (seen: Record<string, string>): string[] =>
  Object.entries(seen).flatMap(([where, text]) => {
    const [found] = OTHER_CLINIC.exec(text) ?? [];
    return found ? [`${where}: ${found}`] : [];
  });

/** Returns what a person may read of this page: its text, title and the names of what has no text. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const labelled = [...document.querySelectorAll('[aria-label], [alt], [content], [href], [value]')];
    const named = labelled.flatMap((one) =>
      ['aria-label', 'alt', 'content', 'href', 'value'].map((name) => one.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...named].join('\n');
  });

async function logOut(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Logout' }));
  await expect(page).toHaveURL(/\/login/);
}

test('an owner names the clinic, hires, and has a client with a visit, an invoice and a plan within the hour', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/401/);
  const hand = new Hand();
  const seen: Record<string, string> = {};
  const look = async () => {
    seen[new URL(page.url()).pathname + new URL(page.url()).search] = await readable(page);
  };

  await test.step('the admin logs in and names the clinic', async () => {
    await page.goto('/admin/login');
    await logIn(page, ADMIN);
    await expectPage(page, 'Administration');
    const left = page.getByRole('list', { name: 'What is left' });
    await hand.press(left.getByRole('link', { name: 'Clinic: The clinic’s name and address' }));
    await hand.fill(page.getByRole('form', { name: 'Clinic' }), {
      Name: 'Tarang Wellness',
      'Legal name': 'Tarang Wellness LLP',
      Tagline: 'Slowly, and for good',
      'Address line 1': '12 Ring Road',
      'Address line 2': '',
      City: 'Pune',
      PIN: '411001',
      State: 'Maharashtra',
      Email: 'hello@tarang.example',
      'Email for questions about data': 'data@tarang.example',
      Latitude: '',
      Longitude: '',
      'Link to a map': '',
      Instagram: '',
      Facebook: '',
      YouTube: '',
      Prefix: 'TA',
    });
    await hand.press(page.getByRole('button', { name: 'Remove phone 2' }));
    await hand.fill(page, { 'Phone 1': '+91 20 5555 0100' });
    await hand.press(page.getByRole('button', { name: 'Save clinic' }));
    await expect(toast(page, 'The clinic is saved.')).toBeVisible();
    await look();
  });

  await test.step('hires a doctor and an assistant', async () => {
    for (const [place, who] of [
      ['Add a doctor: The first doctor', DOCTOR],
      ['Add an assistant: The first assistant', ASSISTANT],
    ] as const) {
      await hand.press(page.getByRole('link', { name: 'Home', exact: true }));
      await hand.press(page.getByRole('link', { name: place, exact: true }));
      const form = page.locator('form');
      await hand.fill(form, {
        Name: who.name,
        Email: who.email,
        Phone: '9825012345',
        Password: who.password,
      });
      if (who === ASSISTANT) await choose(form, 'Doctor', DOCTOR.name);
      await hand.press(form.getByRole('button', { name: 'Add', exact: true }));
      await expect(toast(page, 'They log in with this e-mail and the password you typed;')).toBeVisible();
      await look();
    }
    await logOut(page, hand);
  });

  await test.step('the assistant sets hours, adds a client, books a visit and makes an invoice', async () => {
    await page.goto('/staff/login');
    await logIn(page, ASSISTANT);
    await hand.press(page.getByRole('link', { name: 'Hours', exact: true }));
    await hand.press(page.getByRole('button', { name: 'Set the week' }));
    await hand.press(page.getByRole('button', { name: 'Save hours' }));
    await expect(toast(page, 'The hours are saved.')).toBeVisible();
    await look();

    await hand.press(page.getByRole('link', { name: 'Clients', exact: true }));
    await hand.press(page.getByRole('button', { name: 'Add client' }));
    const dialog = page.getByRole('dialog', { name: 'Add client' });
    await hand.fill(dialog, { Name: CLIENT.name, Email: CLIENT.email, Phone: CLIENT.phone });
    await hand.press(dialog.getByRole('button', { name: 'Add client' }));
    await expect(toast(page, 'The client can log in once mails are set up.')).toBeVisible();
    await look();

    await page.goto(`/assistant/book-appointment?date=${openDay(2)}`);
    await find(page, 'Client', CLIENT.name);
    await expect(page.getByText('Free times on this day')).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Book and confirm' }));
    await expect(toast(page, /^Appointment booked successfully!/)).toBeVisible();
    await look();

    await hand.press(page.getByRole('link', { name: 'Generate Invoice', exact: true }));
    await find(page, 'Client', CLIENT.name);
    await hand.press(page.getByRole('button', { name: 'Add the first item' }));
    const item = page.getByRole('dialog');
    await hand.fill(item, { Name: 'Tulsi drops', 'Price (₹)': '120', Count: '10' });
    await hand.press(item.getByRole('button', { name: 'Add', exact: true }));
    await find(page, 'Item', 'Tulsi drops');
    await hand.fill(page, { Quantity: '2' });
    await hand.press(page.getByRole('button', { name: 'Add Item' }));
    await hand.press(page.getByRole('button', { name: 'Generate Invoice' }));
    await expect(toast(page, 'Invoice generated successfully')).toBeVisible();
    await look();
    await logOut(page, hand);
  });

  await test.step('the doctor writes the first plan', async () => {
    await page.goto('/staff/login');
    await logIn(page, DOCTOR);
    await hand.press(page.getByRole('link', { name: 'Clients', exact: true }).first());
    await hand.press(page.getByRole('link', { name: new RegExp(CLIENT.name) }).first());
    await look();
    await hand.press(page.getByRole('link', { name: 'Plans', exact: true }));
    await hand.press(page.getByRole('link', { name: 'Vitamins', exact: true }));
    await expectHeading(page, 'Vitamin Plan');
    await hand.press(page.getByRole('button', { name: 'Add New Vitamin' }));
    await page.getByLabel('Vitamin Name').fill('Vitamin B12');
    hand.count += 1;
    await hand.press(page.getByRole('button', { name: 'Save Vitamin Plan' }));
    await expect(toast(page, 'Vitamin plan created successfully!')).toBeVisible();
    await look();
  });

  expect(notOurs(seen)).toEqual([]);
  // The figure of the day it was written: a change that asks for more has to say why.
  expect(hand.count).toBeLessThanOrEqual(MOST);
});

test('after that no page, file or letter names the clinic that the software came with', async ({
  page,
  clinic,
  dataDir,
  quietConsole,
}) => {
  // Some pages of the list are of papers that there are none of.
  quietConsole.allow(/404|403|400/);
  const seen: Record<string, string> = {};
  for (const address of PUBLIC)
    seen[address] = await page.request.get(address).then((answer) => answer.text());
  const [admin, doctor, client] = [await clinic.admin(), await clinic.doctor(), await clinic.client()];
  const assistant = await clinic.assistantOf(doctor);
  const record = await clinic.call<Client>(admin, 'GET', `/rest/clients/${client.id}`);
  await clinic.call(admin, 'PUT', `/rest/clients/${client.id}`, { ...record, doctor: doctor.id });
  const [invoice] = await clinic.call<Invoice[]>(admin, 'GET', '/rest/invoices?range=[0,0]');
  const enter = {
    admin: (screen: string) => enterOffice(page, admin, `/${screen}`),
    assistant: (screen: string) => enterDesk(page, assistant, `/${screen}`),
    doctor: (screen: string) => enterPortal(page, 'doctor', doctor, `/doctor/${screen}`),
    client: (screen: string) => enterPortal(page, 'client', client, `/client/${screen}`),
  };
  for (const area of ['admin', 'assistant', 'doctor', 'client'] as const)
    for (const screen of await pagesOf(area)) {
      const id = /invoice/.test(screen) ? (invoice?.id ?? '') : client.id;
      await enter[area](screen.replace(/:\w+/, id));
      await expect(page.getByRole('main'), screen).toHaveText(/\S/);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      seen[`${area}/${screen}`] = await readable(page);
    }
  for (const name of await readdir(path.join(dataDir, 'outbox')))
    seen[name] = await readFile(path.join(dataDir, 'outbox', name), 'utf8');
  expect(Object.keys(seen).length).toBeGreaterThan(80);
  expect(Object.keys(seen).filter((name) => name.endsWith('.eml')).length).toBeGreaterThan(2);
  expect(notOurs(seen)).toEqual([]);
});
