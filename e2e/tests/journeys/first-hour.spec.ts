import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../own-product.ts';
import { choose, expectPage, find } from '../../pages/back-office.ts';
import { openDay } from '../../pages/given.ts';
import { logIn } from '../../pages/log-in.ts';
import { expectHeading } from '../../pages/portal.ts';
import { toast } from '../../pages/toast.ts';

test.use({ viewport: { width: 1440, height: 900 }, clinicName: 'first-hour', ownBrowser: true });

const ADMIN = { email: 'admin@demo.example', password: 'demo-clinic' };
const DOCTOR = { name: 'Dr Asha Mehta', email: 'asha@example.in', password: 'marigold-evening' };
const ASSISTANT = { name: 'Nisha Solanki', email: 'nisha@example.in', password: 'jasmine-morning' };
const CLIENT = { name: 'Kamla Desai', email: 'kamla@example.in', phone: '9825012346' };
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

/** What a person may read of this page: its text, title and the names of what has no text. */
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
}) => {
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
    await expect(left.getByRole('listitem').first()).toContainText('name and address');
    await hand.press(left.getByRole('listitem').first().getByRole('link'));
    await hand.fill(page, {
      Name: 'Tarang Wellness',
      'Legal name': 'Tarang Wellness LLP',
      Tagline: 'Slowly, and for good',
      'Address line 1': '12 Ring Road',
      'Address line 2': '',
      City: 'Pune',
      PIN: '411001',
      State: 'Maharashtra',
      'Phone 1': '+91 20 5555 0100',
    });
    await hand.press(page.getByRole('button', { name: 'Remove phone 2' }));
    await hand.press(page.getByRole('button', { name: 'Save' }));
    await expect(toast(page, /saved/)).toBeVisible();
    await look();
  });

  await test.step('hires a doctor and an assistant', async () => {
    for (const [path, who] of [
      ['Doctors', DOCTOR],
      ['Assistants', ASSISTANT],
    ] as const) {
      await hand.press(page.getByRole('link', { name: path, exact: true }));
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
    await hand.fill(item, { Name: 'Tulsi drops', Price: '120', Count: '10' });
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
    await hand.press(page.getByRole('link', { name: 'Vitamins' }).first());
    await expectHeading(page, /Vitamin/);
    await look();
  });

  for (const [path, text] of Object.entries(seen))
    expect(OTHER_CLINIC.exec(text)?.[0], `the other clinic on ${path}`).toBeUndefined();
  expect(hand.count).toBeLessThanOrEqual(70);
});
