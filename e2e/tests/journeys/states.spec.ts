import type { Client } from '@clinic/contract/people';
import type { DeskWorklists } from '@clinic/contract/dashboards/desk-worklists';
import type { Page } from '@playwright/test';
import { expect, test, type Account, type Clinic } from '../../fixtures.ts';
import { find, typeDay, typeTime } from '../../pages/back-office.ts';
import { noSlips } from '../../pages/crawler.ts';
import { clientOf, dayFromToday, givePlans, openDay, team } from '../../pages/given.ts';
import { openDay as unfoldDay } from '../../pages/own-day.ts';
import { keepPicture } from '../../pages/pictures.ts';
import { enterPortal } from '../../pages/portal.ts';
import { ownPhone, serial } from '../../serial.ts';
import { confirm, enterDesk, makeDesk, request, type Desk } from '../assistant/desk.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Checks a state of a screen at both widths, from the desktop's down; `PICTURES=folder` keeps what it looked at. */
type Look = (name: string, part?: string) => Promise<void>;

const drawn = test.extend<{ look: Look }>({
  look: async ({ page, accessible }, give) => {
    await page.setViewportSize(WIDE);
    await give(async (name, part = 'html') => {
      for (const [size, rules] of [
        [WIDE, 'all'],
        [PHONE, 'layout'],
      ] as const) {
        await page.setViewportSize(size);
        await noSlips(page, `${name} at ${size.width} px`);
        await accessible(part, rules);
        await keepPicture(page, `${name}-${size.width}`);
      }
      await page.setViewportSize(WIDE);
    });
  },
});

const FAILED = /500 \(Internal Server Error\)/;
/** Calls of this path fail as they do when the server is broken. */
const breakCalls = (page: Page, path: string) =>
  page.route(path, (route) => route.fulfill({ status: 500, json: { message: 'Something went wrong.' } }));

const withoutEmail = (
  clinic: Clinic,
  { assistant, doctor }: Pick<Desk, 'assistant' | 'doctor'>,
  name: string,
) =>
  clinic.call<Client>(assistant, 'POST', '/rest/clients', {
    name: `${name} ${serial()}`,
    email: '',
    phone: ownPhone(),
    doctor: doctor.id,
  });

const TODAY = '**/api/desk/today';
/** The lists catch up a moment after what they are made of is stored. */
const isListed = async (clinic: Clinic, { assistant }: Pick<Desk, 'assistant'>, { id }: Client) => {
  const { lists } = await clinic.call<DeskWorklists>(assistant, 'GET', '/desk/today');
  return {
    toTell: lists.toTell.rows.some(({ person }) => person?.id === id),
    alike: lists.alike.rows.some(({ people }) => people.some((one) => one.id === id)),
  };
};

drawn(
  'the desk’s home: to tell and twice in the books, nothing to do, and a broken server',
  async ({ page, clinic, look, quietConsole }) => {
    quietConsole.allow(FAILED);
    const desk = await makeDesk(clinic);
    const caller = await withoutEmail(clinic, desk, 'Ulka Ranade');
    const ofCaller = { ...desk, client: { ...desk.client, ...caller } };
    await confirm(clinic, ofCaller, await request(clinic, ofCaller, openDay(5), '11:00'));
    await clinic.call(desk.assistant, 'POST', '/rest/clients', {
      name: `Urmi ${serial()}`,
      email: `urmi.${serial()}@example.in`,
      phone: caller.phone,
    });
    await expect.poll(() => isListed(clinic, desk, caller)).toEqual({ toTell: true, alike: true });
    await enterDesk(page, desk.assistant);
    // Rows of other tests may stand before these two.
    for (const list of ['To tell', 'Twice in the books?'])
      await expect(page.getByRole('region', { name: list })).toBeVisible();
    await look('desk-home-full');

    await page.route(TODAY, async (route) => {
      const response = await route.fetch();
      const today = (await response.json()) as DeskWorklists;
      const lists = Object.keys(today.lists).map((list) => [list, { count: 0, rows: [] }]);
      await route.fulfill({ response, json: { ...today, lists: Object.fromEntries(lists) } });
    });
    await page.reload();
    await expect(page.getByText('everybody without an e-mail is told')).toBeVisible();
    await look('desk-home-empty');
    await page.unroute(TODAY);

    await breakCalls(page, TODAY);
    await page.reload();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await look('desk-home-failed');
  },
);

drawn(
  'the question about a client who is alike, and its answer at a broken server',
  async ({ page, clinic, look, quietConsole }) => {
    quietConsole.allow(FAILED);
    const desk = await makeDesk(clinic);
    const known = await withoutEmail(clinic, desk, 'Upendra Vaidya');
    await enterDesk(page, desk.assistant, '/clients');
    await page.getByRole('button', { name: 'Add client' }).click();
    const form = page.getByRole('dialog', { name: 'Add client' });
    await expect(form).toBeVisible();
    await look('add-client-empty', '[role="dialog"]');
    await form.getByRole('textbox', { name: 'Name' }).fill('Uday Vaidya');
    await form.getByRole('textbox', { name: 'Phone' }).fill(known.phone);
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Twice in the books?' });
    await expect(question).toBeVisible();
    await look('alike-question', '[role="dialog"]');
    await breakCalls(page, '**/api/rest/clients');
    await question.getByRole('button', { name: 'Same family' }).click();
    await expect(question).toBeHidden();
    await look('add-client-failed', '[role="dialog"]');
  },
);

drawn(
  'a booking that repeats: no client yet, dates in the way, and a broken server',
  async ({ page, clinic, look, quietConsole }) => {
    quietConsole.allow(FAILED);
    const desk = await makeDesk(clinic);
    const first = openDay(30);
    const other = { ...desk, client: await clinic.client('Ujjwala Nene') };
    await confirm(clinic, other, await request(clinic, other, openDay(37), '10:00'));
    await enterDesk(page, desk.assistant, `/book-appointment?date=${first}&time=10:00`);
    await expect(page.getByRole('combobox', { name: 'Client' })).toBeFocused();
    await look('booking-empty');
    await find(page, 'Client', desk.client.name);
    await page.getByRole('button', { name: 'Repeat', exact: true }).click();
    const dates = page.getByRole('region', { name: 'Dates of the series' });
    await expect(dates.getByText(/^12 dates/)).toBeVisible();
    await look('booking-repeat');
    await dates.scrollIntoViewIfNeeded();
    await look('booking-repeat-dates');
    await breakCalls(page, '**/api/appointment/series');
    await page.getByRole('button', { name: /^Book \d+ visits$/ }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await look('booking-failed');
  },
);

drawn('a visit’s slip, and one that cannot be read', async ({ page, clinic, look, quietConsole }) => {
  quietConsole.allow(FAILED);
  const desk = await makeDesk(clinic);
  const visit = await request(clinic, desk, openDay(5), '12:00');
  await confirm(clinic, desk, visit);
  await enterDesk(page, desk.assistant, `/visit-slip/${visit.id}`);
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await look('visit-slip');
  await breakCalls(page, `**/api/**/${visit.id}`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await look('visit-slip-failed');
});

drawn(
  'an enquiry on the phone: empty, filled in, and at a broken server',
  async ({ page, clinic, look, quietConsole }) => {
    quietConsole.allow(FAILED);
    const { assistant } = await makeDesk(clinic);
    await enterDesk(page, assistant);
    await page.getByRole('button', { name: 'Phone enquiry' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enquiry on the phone' });
    await expect(dialog).toBeVisible();
    await look('phone-enquiry-empty', '[role="dialog"]');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Usha Trivedi');
    await dialog.getByRole('textbox', { name: 'Phone' }).fill(ownPhone());
    await dialog.getByRole('textbox', { name: 'What was said' }).fill('Her knees hurt. Evenings only.');
    await look('phone-enquiry-full', '[role="dialog"]');
    await breakCalls(page, '**/api/enquiry/**');
    await dialog.getByRole('button', { name: 'Save enquiry' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await look('phone-enquiry-failed', '[role="dialog"]');
  },
);

drawn('a visit of yesterday that is entered afterwards', async ({ page, clinic, look }) => {
  const desk = await makeDesk(clinic);
  await enterDesk(page, desk.assistant, '/book-appointment');
  await find(page, 'Client', desk.client.name);
  await typeDay(page, 'Date', dayFromToday(-1));
  await typeTime(page, 'Time', '10:35');
  await expect(page.getByText(/is past: the visit is entered afterwards\./)).toBeVisible();
  await look('past-visit');
});

drawn('a client without an e-mail, with news to tell', async ({ page, clinic, look }) => {
  const desk = await makeDesk(clinic);
  const caller = await withoutEmail(clinic, desk, 'Uma Bhatt');
  const ofCaller = { ...desk, client: { ...desk.client, ...caller } };
  await confirm(clinic, ofCaller, await request(clinic, ofCaller, openDay(6), '11:00'));
  await expect.poll(() => isListed(clinic, desk, caller)).toMatchObject({ toTell: true });
  await enterDesk(page, desk.assistant, `/client-details/${caller.id}`);
  await expect(page.getByRole('button', { name: /^Told: / })).toBeVisible();
  await look('client-without-email');
});

const course = (name: string, slot: string, days: object) => ({
  name,
  quantity: '1 tablet',
  dosage: { [slot]: { count: 1, timing: 'A' } },
  ...days,
});

drawn(
  'the grid of doses: empty, with courses, and a broken server',
  async ({ page, clinic, look, quietConsole }) => {
    quietConsole.allow(FAILED);
    const staff = await team(clinic);
    const client = await clientOf(clinic, staff);
    const open = async () => enterPortal(page, 'doctor', staff.doctor, `/doctor/vitamins/${client.id}`);
    await open();
    await expect(page.getByRole('button', { name: 'Add New Vitamin' })).toBeVisible();
    await look('doses-empty');
    await clinic.call(staff.doctor, 'POST', `/vitaminPlan/save/${client.id}`, {
      vitamins: [
        course('Vitamin D3 60,000 IU', 'lunch', { rhythm: { weekdays: [0] }, vehicle: 'warm milk' }),
        course('Calcium 500 mg', 'morning', { to: dayFromToday(40) }),
        course('Iron', 'dinner', { rhythm: { every: 2 } }),
        course('Vitamin B12', 'morning', {}),
      ],
    });
    await open();
    const row = page.getByRole('button', { name: /^Vitamin D3/ });
    await expect(row).toContainText('Sundays');
    await look('doses-full');
    await row.click();
    await expect(page.getByLabel('How often').first()).toBeVisible();
    await look('doses-unfolded');
    await breakCalls(page, '**/api/vitaminPlan/**');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
    await look('doses-failed');
  },
);

/** A client with plans and one without. */
async function followers(clinic: Clinic): Promise<{ doctor: Account; planned: Account; fresh: Account }> {
  const staff = await team(clinic);
  const [planned, fresh] = await Promise.all([clientOf(clinic, staff), clinic.client('Urvi Parekh')]);
  await givePlans(clinic, staff.doctor, planned);
  return { doctor: staff.doctor, planned, fresh };
}

drawn(
  'the client’s home: no plan yet, a day with meals and doses, and a broken server',
  async ({ page, clinic, look, quietConsole }) => {
    quietConsole.allow(FAILED);
    const { planned, fresh } = await followers(clinic);
    await enterPortal(page, 'client', fresh, '/client/dashboard');
    await expect(page.getByRole('heading', { name: 'Need Help?' })).toBeVisible();
    await look('client-day-empty');
    await enterPortal(page, 'client', planned, '/client/dashboard');
    await unfoldDay(page);
    await look('client-day-full');
    await breakCalls(page, '**/api/dashboard/**');
    await breakCalls(page, '**/api/journal/**');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
    await look('client-day-failed');
  },
);

drawn(
  'the client’s diet plan: none, today and the week in words, and a broken server',
  async ({ page, clinic, look, quietConsole }) => {
    quietConsole.allow(FAILED);
    const { planned, fresh } = await followers(clinic);
    await enterPortal(page, 'client', fresh, '/client/diet-plan');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look('client-plan-empty');
    await enterPortal(page, 'client', planned, '/client/diet-plan');
    await expect(page.getByRole('heading', { name: 'Light week' })).toBeVisible();
    await look('client-plan');
    await breakCalls(page, '**/api/dietPlan/**');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
    await look('client-plan-failed');
  },
);

drawn(
  'the plan on paper: none, in three languages, and a broken server',
  async ({ page, clinic, look, quietConsole }) => {
    quietConsole.allow(FAILED);
    const { doctor, planned, fresh } = await followers(clinic);
    await enterPortal(page, 'client', fresh, '/client/plan-chart');
    await expect(page.getByText('There is no diet plan to print yet.')).toBeVisible();
    await look('chart-empty');
    const path = `/doctor/plan-chart/${planned.id}`;
    for (const lang of ['en', 'hi', 'gu']) {
      await enterPortal(page, 'doctor', doctor, `${path}?lang=${lang}`);
      await expect(page.getByRole('button', { name: 'Print the plan' })).toBeEnabled();
      await look(`chart-${lang}`);
    }
    await breakCalls(page, '**/api/planChart/**');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await look('chart-failed');
  },
);
