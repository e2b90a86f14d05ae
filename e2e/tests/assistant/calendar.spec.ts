import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { expectPage } from '../../pages/back-office.ts';
import { toast } from '../../pages/toast.ts';
import { openDay } from '../../pages/given.ts';
import { expectNoSidewaysScroll, showView } from '../../pages/portal.ts';
import { confirm, enterDesk, makeDesk, request } from './desk.ts';

test('the calendar shows requested and confirmed appointments in words, and opens them', async ({
  page,
  clinic,
  accessible,
}) => {
  const desk = await makeDesk(clinic);
  const appointment = await request(clinic, desk, openDay(1), '10:00');
  await enterDesk(page, desk.assistant, '/appointments');
  await page.getByRole('button', { name: 'Agenda' }).click();
  const event = page.locator('.rbc-agenda-event-cell').filter({ hasText: desk.client.name });
  await expect(event).toContainText('Requested');
  await event.click();
  await expect(page.getByRole('dialog', { name: 'Schedule appointment' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await confirm(clinic, desk, appointment);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Agenda' })).toHaveAttribute('aria-pressed', 'true');
  for (const view of ['Month', 'Week', 'Day', 'Agenda']) {
    await showView(page, view);
    await accessible();
  }
  await expect(event).toContainText('Confirmed');
});

test('the week fits the first screen of 1440 × 900', async ({ page, clinic }) => {
  const { assistant } = await makeDesk(clinic);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterDesk(page, assistant, '/appointments?view=week');
  const week = page.locator('.rbc-time-view');
  await expect(week).toBeVisible();
  await expect(
    page.getByRole('combobox', { name: 'Doctors' }).or(page.getByRole('group', { name: 'Doctors' })),
  ).toBeVisible();
  const bottom = await week.evaluate((one) => one.getBoundingClientRect().bottom);
  // A demo clinic says so above everything, and that it sends no letters.
  const notices = await page.getByRole('main').evaluate((one) => one.getBoundingClientRect().top);
  expect(bottom - notices).toBeLessThanOrEqual(900);
});

test('the calendar’s buttons stay where they are when the doctors arrive', async ({ page, clinic }) => {
  const desk = await makeDesk(clinic);
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/api/rest/doctors?*', async (route) => {
    await held;
    const response = await route.fetch();
    const [one] = (await response.json()) as object[];
    const many = Array.from({ length: 12 }, (_, at) => ({ ...one, id: `d${String(at)}` }));
    await route.fulfill({ response, json: many });
  });
  await enterDesk(page, desk.assistant, '/appointments');
  const agenda = page.getByRole('button', { name: 'Agenda' });
  await expect(agenda).toBeVisible();
  const before = await agenda.boundingBox();
  arrive();
  await expect(
    page.getByRole('combobox', { name: 'Doctors' }).or(page.getByText('All doctors')),
  ).toBeVisible();
  expect(await agenda.boundingBox()).toEqual(before);
});

test('a confirmed appointment is moved and then cancelled, and its history tells', async ({
  page,
  clinic,
  accessible,
}) => {
  const desk = await makeDesk(clinic);
  await confirm(clinic, desk, await request(clinic, desk, openDay(1), '10:00'));
  await enterDesk(page, desk.assistant, '/appointments');
  await page.getByRole('button', { name: 'Agenda' }).click();
  const event = page.locator('.rbc-agenda-event-cell').filter({ hasText: desk.client.name });
  await event.click();
  const details = page.getByRole('dialog', { name: 'Appointment details' });
  await expect(details).toContainText('Confirmed');
  await accessible();
  await details.getByRole('button', { name: 'Reschedule' }).click();
  const move = page.getByRole('dialog', { name: `Reschedule ${desk.client.name}` });
  await move.getByRole('button', { name: '11:30 AM', exact: true }).click();
  await move.getByRole('button', { name: 'Reschedule' }).click();
  await expect(toast(page, 'Appointment moved and client notified!')).toBeVisible();
  await expect(event).toContainText('11:30 AM');
  await event.click();
  await expect(details).toContainText('moved from');
  await details.getByRole('button', { name: 'Cancel appointment' }).click();
  const question = page.getByRole('dialog', { name: `Cancel the appointment of ${desk.client.name}?` });
  await question.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(toast(page, 'Appointment cancelled successfully')).toBeVisible();
  await expect(event).toContainText('Cancelled');
});

test('visits at one time stay readable: their day is wider than others, a month names every client', async ({
  page,
  clinic,
  accessible,
}) => {
  const desk = await makeDesk(clinic);
  const desks = [desk];
  for (let more = 0; more < 3; more += 1)
    desks.push({ ...desk, doctor: await clinic.doctor(), client: await clinic.client() });
  const day = openDay(4);
  for (const one of desks) await confirm(clinic, desk, await request(clinic, one, day, '10:00'));
  const doctors = desks.map(({ doctor }) => doctor.id).join();
  await page.setViewportSize({ width: 1280, height: 900 });
  await enterDesk(page, desk.assistant, `/appointments?view=week&date=${day}&doctors=${doctors}`);
  const visit = page.locator('.rbc-event');
  await expect(visit).toHaveCount(4);
  const width = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().width);
  for (const one of await visit.all()) await expect.poll(() => width(one)).toBeGreaterThan(70);
  const headings = page.locator('.rbc-time-header .rbc-header');
  const last = headings.last();
  await expect(last).toBeInViewport({ ratio: 0.98 });
  // Sunday is closed and therefore folded, heading and column alike.
  const sunday = page.locator('.rbc-time-content > .rbc-day-slot').first();
  await expect.poll(() => width(sunday)).toBeLessThan(60);
  const columns = page.locator('.rbc-time-content > .rbc-day-slot');
  const edges = (of: Locator) =>
    of.evaluateAll((days) => days.map((one) => one.getBoundingClientRect().right));
  const apart = async () => {
    const [named, drawn] = await Promise.all([edges(headings), edges(columns)]);
    expect(named).toHaveLength(7);
    return Math.max(...named.map((edge, at) => Math.abs(edge - (drawn[at] ?? Infinity))));
  };
  await expect.poll(apart).toBeLessThan(2);
  // The week can be scrolled sideways when the window is too narrow.
  await page.setViewportSize({ width: 1030, height: 900 });
  await expect(last).not.toBeInViewport({ ratio: 0.5 });
  await page.getByRole('group', { name: 'Hours' }).evaluate((hours) => hours.scrollBy(5000, 0));
  await expect(last).toBeInViewport({ ratio: 0.98 });
  await expectNoSidewaysScroll(page);
  await accessible();

  await page.getByRole('button', { name: 'Month' }).click();
  const name = page.locator('.rbc-month-view .rbc-event strong').first();
  // The surname stands beside the first name, not on a hidden second line.
  const lines = () =>
    name.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
  await expect.poll(lines).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => width(name)).toBeGreaterThan(20);
  await accessible();
});

test('an empty day leads to the booking form for that day', async ({ page, clinic }) => {
  const { assistant } = await makeDesk(clinic);
  await enterDesk(page, assistant, '/appointments');
  // So far ahead there is no visit that could cover the week.
  const month = page.getByRole('heading', { name: /^[A-Z][a-z]+ \d{4}$/ });
  for (let months = 0; months < 4; months += 1) {
    const before = await month.innerText();
    await page.getByRole('button', { name: 'Next' }).click();
    // The month is drawn after the press: too early a press would choose a day of the month before.
    await expect(month).not.toHaveText(before);
  }
  const days = page.locator('.rbc-day-bg:not(.rbc-off-range-bg)');
  await days.nth(9).click();
  await expect(page).toHaveURL(/\/assistant\/book-appointment\?date=\d{4}-\d{2}-10$/);
  await expectPage(page, 'Book appointment');
});
