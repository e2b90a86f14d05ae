import { clinicToday, weekdayOf } from '@clinic/contract/clinic-calendar';
import type { Locator, Page } from '@playwright/test';
import { now } from '../../clock.ts';
import { expect, test } from '../../fixtures.ts';
import { expectPage, search } from '../../pages/back-office.ts';
import { toast } from '../../pages/toast.ts';
import { openDay } from '../../pages/given.ts';
import { signIn } from '../../pages/log-in.ts';
import { enterPortal, showView } from '../../pages/portal.ts';
import { serial } from '../../serial.ts';
import { confirm, enterDesk, makeDesk, request } from '../assistant/desk.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Keeps a toast on the screen, as a pointer on it does. */
async function hold(shown: Locator) {
  await shown.waitFor();
  await shown.dispatchEvent('mouseover');
}

/** Checks that a toast covers no part of the element. */
async function expectUncovered(part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  const covered = () =>
    part.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const parts = [0.02, 0.25, 0.5, 0.75, 0.98];
      return parts
        .flatMap((x) => parts.map((y) => document.elementFromPoint(left + x * width, top + y * height)))
        .filter((found) => found?.closest('.Toastify__toast')).length;
    });
  await expect.poll(covered).toBe(0);
}

/** Share of its track that the bar which counts a toast's time fills after half of that time. */
const barInTheMiddle = (page: Page): Promise<number> =>
  page.locator('.Toastify__progress-bar--animated').evaluate((bar) => {
    const [life] = bar.getAnimations();
    if (life) life.currentTime = Number(life.effect?.getComputedTiming().duration) / 2;
    return bar.getBoundingClientRect().width / (bar.parentElement?.clientWidth ?? 0);
  });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a toast of the back office covers no title, dialog or menu', async ({ page, clinic }) => {
  const { assistant } = await makeDesk(clinic);
  // The test has an item of its own: another test may sell or remove the first one.
  const name = `Brahmi ${serial()}`;
  const item = { name, category: 'Herb', price: 10, countInStock: 30 };
  await clinic.call(assistant, 'POST', '/inventory/addItem', item);
  await enterDesk(page, assistant, '/inventory');
  await search(page, 'Search items', name);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
  await hold(toast(page, 'Item updated successfully!'));
  await expectUncovered(page.getByRole('banner'));
  await expectUncovered(heading(page));
  await page.getByRole('button', { name: 'Add New Item' }).click();
  await expectUncovered(page.getByRole('dialog', { name: 'Add New Item' }));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Category' }).click();
  await expectUncovered(page.getByRole('listbox'));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectUncovered(page.getByRole('dialog', { name: 'Menu' }));
  await expect(toast(page, 'Item updated successfully!')).toBeVisible();
});

test('a toast of the portal covers no title, dialog or menu, and moves for nobody who wants no motion', async ({
  page,
  clinic,
}) => {
  const client = await clinic.client();
  await signIn(page, '/client/login', client);
  const message = page.getByText('Login Successful!');
  await hold(message);
  // All tests ask for reduced motion, under which the bar does not move.
  expect(await barInTheMiddle(page)).toBe(1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await barInTheMiddle(page)).toBeCloseTo(0.5);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectUncovered(page.getByRole('banner'));
  await expectUncovered(heading(page));
  const everyday = page.getByRole('navigation', { name: 'Everyday pages' });
  await expectUncovered(everyday);
  await everyday.getByRole('button', { name: 'Menu' }).click();
  await expectUncovered(page.getByRole('dialog', { name: 'Menu' }));
  await page.keyboard.press('Escape');
  await everyday.getByRole('link', { name: 'Appointments' }).click();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expectUncovered(page.getByRole('dialog'));
  await expect(message).toBeVisible();
});

test('a week of either calendar is a list', async ({ page, clinic, anotherPage }) => {
  const desk = await makeDesk(clinic);
  const day = openDay();
  await confirm(clinic, desk, await request(clinic, desk, day, '10:00'));
  const today = clinicToday(now(), 'Asia/Kolkata');
  const showWeek = async (at: Page) => {
    await showView(at, 'Week');
    if (weekdayOf(day) < weekdayOf(today))
      await at.getByRole('button', { name: 'Next', exact: true }).click();
    const list = at.locator('.rbc-agenda-view');
    await expect(list.getByText(new RegExp(desk.client.name))).toBeVisible();
    await expect(at.locator('.rbc-time-view')).toHaveCount(0);
  };
  await enterDesk(page, desk.assistant, '/appointments');
  await showWeek(page);
  const doctors = await anotherPage({ viewport: { width: 390, height: 844 } });
  await enterPortal(doctors, 'doctor', desk.doctor, '/doctor/appointments');
  await showWeek(doctors);
});

test('an invoice shows its amounts', async ({ page, clinic }) => {
  const { assistant, client } = await makeDesk(clinic);
  const call = <Answer>(method: string, path: string, body?: unknown) =>
    clinic.call<Answer>(assistant, method, path, body);
  const { items } = await call<{ items: { id: string }[] }>('GET', '/inventory/getAllItems');
  const { invoiceNumber } = await call<{ invoiceNumber: string }>('GET', '/invoice/nextNumber');
  const { invoice } = await call<{ invoice: { id: string } }>('POST', '/invoice/addInvoice', {
    invoiceNumber: `${invoiceNumber}-${client.id}`,
    client: client.id,
    date: '2026-01-05',
    items: [{ id: items[0]?.id, quantity: 3, price: 12_345.5 }],
  });
  // The lines stand below the letterhead.
  await page.setViewportSize({ width: 390, height: 1400 });
  await enterDesk(page, assistant, `/invoice/${invoice.id}`);
  await expectPage(page, /^Invoice /);
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('cell', { name: '₹37,036.50' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('3 × ₹12,345.50')).toBeVisible();
});
