import type { Appointment } from '@clinic/contract/scheduling/appointments';
import type { DeskWorklists } from '@clinic/contract/dashboards/desk-worklists';
import { clinicDateTime, formatDay, formatMoment } from '@clinic/contract/clinic-calendar';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { arrive, choose, expectPage, find, takeFromMenu } from '../../pages/back-office.ts';
import { toast } from '../../pages/toast.ts';
import { openDay } from '../../pages/given.ts';
import { confirm, enterDesk, makeDesk, request, type Desk } from './desk.ts';

const day = openDay(5);

/** Opens the desk's calendar at one doctor's day. */
const openDayOf = (page: Page, desk: Desk) =>
  enterDesk(page, desk.assistant, `/appointments?view=day&date=${day}&doctors=${desk.doctor.id}`);

/** An hour (0–23) of the day. */
const hourOf = (page: Page, at: number): Locator => page.locator('.rbc-day-slot .rbc-timeslot-group').nth(at);

/** Returns where an hour of the day stands, and how high it is. */
async function hour(page: Page, at: number) {
  const group = hourOf(page, at);
  await group.scrollIntoViewIfNeeded();
  const box = await group.boundingBox();
  if (!box) throw new Error(`No hour ${at}`);
  return box;
}

/**
 * Drags as a person does, until the visit stays at that hour: the calendar scrolls during a drag, and then the element
 * under the pointer moves the visit once more.
 */
async function drawTo(page: Page, x: number, at: number, edge: 'start' | 'end'): Promise<void> {
  const drawn = page.locator('.rbc-addons-dnd-drag-preview');
  const lineOfHour = async () => {
    const line = await hourOf(page, at).boundingBox();
    if (!line) throw new Error(`No hour ${at}`);
    return line.y;
  };
  const isThere = async () => {
    const { y, height } = (await drawn.boundingBox()) ?? { y: 0, height: 0 };
    expect(Math.abs((edge === 'end' ? y + height : y) - (await lineOfHour()))).toBeLessThan(4);
  };
  await expect(async () => {
    await page.mouse.move(x, (await lineOfHour()) + 6, { steps: 6 });
    await isThere();
    await twoFrames(page);
    await isThere();
  }).toPass();
}

const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((shown) => requestAnimationFrame(() => requestAnimationFrame(() => shown()))),
  );

/** Hovers until an element's tooltip shows, also when the page has moved the element. */
async function pointAt(element: Locator, shown: Locator): Promise<number> {
  await expect(async () => {
    await element.hover();
    await shown.hover({ timeout: 500 });
  }).toPass();
  const box = await shown.boundingBox();
  if (!box) throw new Error('Nothing to point at');
  return box.x + box.width / 2;
}

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Book a visit' });
const large = { width: 1440, height: 900 };

test('the desk books a known client from an empty slot in three interactions', async ({
  page,
  clinic,
  accessible,
}) => {
  const desk = await makeDesk(clinic);
  await page.setViewportSize(large);
  await openDayOf(page, desk);
  const { x, y } = await hour(page, 11);
  await page.mouse.click(x + 40, y + 5);
  await expect(panel(page).getByRole('combobox', { name: 'Client' })).toBeFocused();
  await accessible();
  await find(panel(page), 'Client', desk.client.name);
  await panel(page).getByRole('button', { name: 'Book and confirm' }).click();
  await expect(toast(page, 'Appointment confirmed and client notified!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book appointment' })).toBeFocused();
  const event = page.locator('.rbc-event').filter({ hasText: desk.client.name });
  await expect(event).toContainText('11:00 AM');
  await expect(event).toContainText('Confirmed');
  await expect(event).toContainText(desk.doctor.name);
  await accessible();
});

test('by keyboard a known client is booked in three interactions too', async ({ page, clinic }) => {
  const desk = await makeDesk(clinic);
  await page.setViewportSize(large);
  await openDayOf(page, desk);
  await hour(page, 11);
  await page.keyboard.press('n');
  const client = panel(page).getByRole('combobox', { name: 'Client' });
  await expect(client).toBeFocused();
  await page.keyboard.type(desk.client.name);
  // The search must end first, or an option of the search before would be taken.
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('option')).toContainText(desk.client.name);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(client).toHaveValue(new RegExp(desk.client.name));
  await panel(page).getByRole('button', { name: 'Book and confirm' }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Appointment confirmed and client notified!')).toBeVisible();
});

test('a visit that is drawn onto a taken hour stays where it was, and another time is offered', async ({
  page,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(/409/);
  const desk = await makeDesk(clinic);
  const other = { ...desk, client: await clinic.client() };
  await confirm(clinic, desk, await request(clinic, desk, day, '10:00'));
  await confirm(clinic, other, await request(clinic, other, day, '12:00'));
  await page.setViewportSize(large);
  await openDayOf(page, desk);
  const event = page.locator('.rbc-event').filter({ hasText: desk.client.name });
  // Waits until nothing moves the calendar any more.
  await event.hover();
  const from = await event.boundingBox();
  if (!from) throw new Error('The visit is not drawn');
  await page.mouse.move(from.x + 60, from.y + 6);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 40, { steps: 4 });
  await drawTo(page, from.x + 60, 12, 'start');
  await page.mouse.up();
  const question = page.getByRole('dialog', { name: `Move ${desk.client.name}?` });
  await expect(question).toContainText(formatMoment({ date: day, time: '10:00' }));
  await expect(question).toContainText(formatMoment({ date: day, time: '12:00' }));
  await question.getByRole('checkbox', { name: 'Tell the client by e-mail' }).uncheck();
  await question.getByRole('button', { name: 'Move' }).click();
  await expect(question.getByRole('alert')).toContainText('already has a confirmed appointment');
  await expect(event).toContainText('10:00 AM');
  const nearest = question.getByRole('group', { name: 'The nearest free times' }).getByRole('button').first();
  const [, time = ''] = ((await nearest.textContent()) ?? '').split(', ');
  await nearest.click();
  await question.getByRole('button', { name: 'Move' }).click();
  await expect(toast(page, 'Appointment moved. No letter was sent.')).toBeVisible();
  await expect(event).toContainText(time);
});

test('a visit that is let go by Escape stays where it was, and opens nothing', async ({ page, clinic }) => {
  const desk = await makeDesk(clinic);
  await confirm(clinic, desk, await request(clinic, desk, day, '10:00'));
  await page.setViewportSize(large);
  await openDayOf(page, desk);
  await hour(page, 12);
  const event = page.locator('.rbc-addons-dnd .rbc-event').filter({ hasText: desk.client.name });
  const details = page.getByRole('dialog', { name: 'Appointment details' });
  // The dialog is loaded now, so that it opens at once later.
  await event.click();
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(details).toHaveCount(0);
  const box = await event.boundingBox();
  if (!box) throw new Error('The visit is not drawn');
  const [x, y] = [box.x + 60, box.y + 6];
  // The visit is dragged out of the column, and down the column.
  for (const [right, down] of [
    [-90, 0],
    [0, 60],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + right, y + down);
    await page.mouse.move(x + right, y + down + 4);
    await expect(page.locator('.rbc-addons-dnd-dragged-event')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.rbc-addons-dnd-dragged-event')).toHaveCount(0);
    await page.mouse.move(x, y);
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await event.press('Enter');
  await expect(details).toBeVisible();
});

test('a visit is drawn longer by its lower edge', async ({ page, clinic }) => {
  const desk = await makeDesk(clinic);
  await confirm(clinic, desk, await request(clinic, desk, day, '10:00'));
  await page.setViewportSize(large);
  await openDayOf(page, desk);
  const event = page.locator('.rbc-event').filter({ hasText: desk.client.name });
  const icon = event.locator('.rbc-addons-dnd-resize-ns-icon').last();
  const x = await pointAt(event, icon);
  await page.mouse.down();
  await drawTo(page, x, 11, 'end');
  await page.mouse.up();
  const question = page.getByRole('dialog', { name: `Move ${desk.client.name}?` });
  await expect(question.getByRole('definition').first()).toContainText('30 minutes');
  await expect(question.getByRole('definition').last()).toContainText('60 minutes');
  await question.getByRole('button', { name: 'Move' }).click();
  await expect(toast(page, 'Appointment moved and client notified!')).toBeVisible();
  const { appointments } = await clinic.call<{ appointments: Appointment[] }>(
    desk.assistant,
    'GET',
    `/appointment/getAllAppointmentsOfClient/${desk.client.id}`,
  );
  expect(appointments).toMatchObject([{ confirmedTime: '10:00', duration: 60 }]);
});

test('a walk-in is waited on, and the outcome is recorded', async ({ page, clinic, accessible }) => {
  const desk = await makeDesk(clinic);
  await enterDesk(page, desk.assistant);
  await expectPage(page, 'Front desk');
  await page.getByRole('button', { name: 'Walk-in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Walk-in' });
  await find(dialog, 'Client', desk.client.name);
  await expect(dialog.getByRole('combobox', { name: 'Doctor' })).toHaveText(desk.doctor.name);
  await accessible();
  await arrive(dialog);
  await expect(toast(page, `${desk.client.name} has arrived.`)).toBeVisible();
  const waiting = page.getByRole('region', { name: desk.doctor.name });
  const row = waiting.getByRole('listitem').filter({ hasText: desk.client.name });
  await expect(row).toContainText(/waiting \d+ minutes?/);
  await accessible();
  await row.getByRole('button', { name: 'Completed' }).click();
  await expect(row).toContainText('Completed');
  await expect(row.getByRole('button', { name: 'Take back “Completed”' })).toBeVisible();
});

test('a no-show is recorded from the list of the days before, and taken back in the calendar', async ({
  page,
  clinic,
}) => {
  // Past days belong to the demo clinic, and take no bookings.
  const desk = await makeDesk(clinic);
  const { lists } = await clinic.call<DeskWorklists>(desk.assistant, 'GET', '/desk/today');
  const visit = lists.notRecorded.rows.at(0)?.visit;
  if (!visit) throw new Error('Every visit of the demo clinic is recorded');
  const moment = clinicDateTime(new Date(visit.start), 'Asia/Kolkata');
  await page.setViewportSize(large);
  await enterDesk(page, desk.assistant);
  const list = page.getByRole('region', { name: 'Outcomes not recorded' });
  // The client may have missed other visits, which the list shows only when there is room.
  const row = list
    .getByRole('listitem')
    .filter({ hasText: visit.client.name })
    .filter({ hasText: formatMoment(moment) });
  await takeFromMenu(row, 'Did not come');
  await expect(toast(page, `${visit.client.name}: Did not come`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto(`/assistant/appointments?view=day&date=${moment.date}&doctors=${visit.doctor.id}`);
  await page.locator('.rbc-event').filter({ hasText: visit.client.name }).click();
  const details = page.getByRole('dialog', { name: 'Appointment details' });
  await details.getByRole('button', { name: 'Take back “Did not come”' }).click();
  await expect(details.getByRole('button', { name: 'Completed' })).toBeVisible();
  await page.goto('/assistant');
  await expect(row).toBeVisible();
});

test('a client who comes a week early has the visit moved to now', async ({ page, clinic }) => {
  const desk = await makeDesk(clinic);
  await confirm(clinic, desk, await request(clinic, desk, day, '10:00'));
  await enterDesk(page, desk.assistant, '/appointments');
  await page.getByRole('button', { name: 'Walk-in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Walk-in' });
  await find(dialog, 'Client', desk.client.name);
  await expect(dialog).toContainText('It is moved to now.');
  await arrive(dialog);
  await expect(toast(page, `${desk.client.name} has arrived.`)).toBeVisible();
  const { appointments } = await clinic.call<{ appointments: Appointment[] }>(
    desk.assistant,
    'GET',
    `/appointment/getAllAppointmentsOfClient/${desk.client.id}`,
  );
  expect(appointments).toMatchObject([{ outcome: 'arrived' }]);
});

test('a doctor goes on leave, and three visits are dealt with at the desk', async ({ page, clinic }) => {
  const desk = await makeDesk(clinic);
  const [second, third] = [
    { ...desk, client: await clinic.client() },
    { ...desk, client: await clinic.client() },
  ];
  // The demo clinic's doctors have their own leave, so the test hires one.
  const standIn = await clinic.doctor('Dr Anand Rao');
  await confirm(clinic, desk, await request(clinic, desk, day, '10:00'));
  await confirm(clinic, second, await request(clinic, second, day, '11:00'));
  await confirm(clinic, third, await request(clinic, third, day, '12:00'));
  await clinic.call(desk.doctor, 'POST', '/hours/timeOff', {
    doctor: desk.doctor.id,
    from: { date: day, time: '00:00' },
    to: { date: day, time: '23:55' },
    label: 'Wedding',
    overVisits: true,
  });
  await enterDesk(page, desk.assistant);
  const list = page.getByRole('region', { name: 'Visits inside time off' });
  const row = (whose: Desk) => list.getByRole('listitem').filter({ hasText: whose.client.name });
  await expect(row(desk)).toContainText('Wedding');
  await takeFromMenu(row(desk), 'Keep');
  const keep = page.getByRole('dialog', { name: `Keep the visit of ${desk.client.name}?` });
  await keep.getByRole('textbox', { name: 'Reason' }).fill('Another doctor is there.');
  await keep.getByRole('button', { name: 'Keep the visit' }).click();
  await expect(row(desk)).toHaveCount(0);
  await takeFromMenu(row(second), 'Cancel');
  const cancel = page.getByRole('dialog', { name: `Cancel the appointment of ${second.client.name}?` });
  await cancel.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(row(second)).toHaveCount(0);
  await row(third).getByRole('button', { name: 'Move' }).click();
  const move = page.getByRole('dialog', { name: `Reschedule ${third.client.name}` });
  await expect(move).toContainText('away: Wedding');
  await choose(move, 'Doctor', standIn.name);
  await move.getByRole('button', { name: 'Reschedule' }).click();
  await expect(toast(page, 'Appointment moved and client notified!')).toBeVisible();
  await expect(row(third)).toHaveCount(0);
});

test('the calendar shades, draws leave and keeps its doctors in the address', async ({
  page,
  clinic,
  accessible,
}) => {
  const desk = await makeDesk(clinic);
  await clinic.call(desk.doctor, 'POST', '/hours/timeOff', {
    doctor: desk.doctor.id,
    from: { date: day, time: '11:00' },
    to: { date: day, time: '12:00' },
    label: 'Dentist',
  });
  await openDayOf(page, desk);
  await expect(page.locator('.rbc-background-event')).toContainText('Dentist');
  await expect(page.locator('.outside-hours').first()).toBeAttached();
  await expect(page.getByRole('heading', { name: formatDay(day) })).toBeVisible();
  await page.getByRole('button', { name: 'Month' }).click();
  await expect(page).toHaveURL(new RegExp(`doctors=${desk.doctor.id}`));
  await expect(page.locator('.day-note').first()).toContainText('Dentist');
  await accessible();
});
