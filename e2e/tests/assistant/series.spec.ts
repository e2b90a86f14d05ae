import { addDays, formatShortDay } from '@clinic/contract/clinic-calendar';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import type { Client } from '@clinic/contract/people';
import type { TimeOff } from '@clinic/contract/scheduling/hours';
import type { Locator } from '@playwright/test';
import { expect, test, type Clinic } from '../../fixtures.ts';
import { find } from '../../pages/back-office.ts';
import { openDay } from '../../pages/given.ts';
import { toast } from '../../pages/toast.ts';
import { ownPhone, serial } from '../../serial.ts';
import { enterDesk, makeDesk } from './desk.ts';

/** Closes the clinic on a day; answers how it is opened again. */
async function close(clinic: Clinic, date: string): Promise<() => Promise<void>> {
  const admin = await clinic.admin();
  const { timeOff } = await clinic.call<{ timeOff: TimeOff }>(admin, 'POST', '/hours/timeOff', {
    doctor: null,
    from: { date, time: '00:00' },
    to: { date: addDays(date, 1), time: '00:00' },
    label: 'Uttarayan',
  });
  return () => clinic.call(admin, 'DELETE', `/hours/timeOff/${timeOff.id}`);
}

/** Does what a person does, and counts it: a press, or a name that is typed and taken. */
function handOn() {
  let count = 0;
  return {
    count: () => count,
    press: async (button: Locator) => {
      count += 1;
      await button.click();
    },
    once: async (deed: Promise<void>) => {
      count += 1;
      await deed;
    },
  };
}

// The two have days of their own: a holiday of one would be in the way of the other.
for (const [size, after] of [
  [{ width: 1440, height: 900 }, 70],
  [{ width: 390, height: 844 }, 160],
] as const)
  test(`twelve weeks are booked at once around a holiday, in four interactions, at ${size.width} px`, async ({
    page,
    clinic,
    accessible,
  }) => {
    const { doctor, assistant, client } = await makeDesk(clinic);
    const first = openDay(after);
    const holiday = addDays(first, 14);
    const open = await close(clinic, holiday);
    await page.setViewportSize(size);
    await enterDesk(page, assistant, `/book-appointment?date=${first}`);
    await expect(page.getByRole('combobox', { name: 'Client' })).toBeFocused();
    await expect(page.getByRole('combobox', { name: 'Doctor' })).toHaveText(doctor.name);

    const hand = handOn();
    await hand.once(find(page, 'Client', client.name));
    await hand.press(page.getByRole('button', { name: 'Repeat', exact: true }));
    const dates = page.getByRole('region', { name: 'Dates of the series' });
    await expect(dates.getByText('12 dates: 11 free, 1 not.')).toBeVisible();
    await expect(dates.getByText('Closed: Uttarayan')).toBeVisible();
    await accessible();
    // The day after the holiday, at the same time.
    const other = dates.getByRole('button', {
      name: new RegExp(`^${formatShortDay(addDays(holiday, 1))}, .* instead of ${formatShortDay(holiday)}`),
    });
    await hand.press(other.first());
    await expect(dates.getByText('12 dates, all free.')).toBeVisible();
    await accessible();
    await hand.press(page.getByRole('button', { name: 'Book 12 visits' }));
    await expect(toast(page, '12 visits booked and confirmed!')).toBeVisible();
    expect(hand.count()).toBe(4);

    const { appointments } = await clinic.call<{ appointments: Appointment[] }>(
      assistant,
      'GET',
      `/appointment/getAllAppointmentsOfClient/${client.id}`,
    );
    expect(appointments.map(({ status, series, date }) => [status, series?.n, date])).toEqual(
      Array.from({ length: 12 }, (_, n) => [
        'confirmed',
        n + 1,
        n === 2 ? addDays(holiday, 1) : addDays(first, 7 * n),
      ]),
    );
    expect(new Set(appointments.map(({ time }) => time)).size).toBeLessThanOrEqual(2);
    // One letter says all of it.
    const letters = async () =>
      (await clinic.mailsTo(client.email)).filter((mail) => mail.includes('method=PUBLISH'));
    await expect.poll(letters).toHaveLength(1);
    expect(await letters()).toEqual([expect.stringContaining('Subject: Confirmed: 12 visits, first')]);
    await open();
  });

test('a series with a date in the way is not sent; of a client without an e-mail it is told by phone', async ({
  page,
  clinic,
  accessible,
}) => {
  const { doctor, assistant } = await makeDesk(clinic);
  const fields = { name: `Ketan Barot ${serial()}`, phone: ownPhone() };
  const client = await clinic.call<Client>(assistant, 'POST', '/rest/clients', fields);
  // Days of its own, behind those of the tests above.
  const first = openDay(250);
  const holiday = addDays(first, 14);
  const open = await close(clinic, holiday);
  await page.setViewportSize({ width: 390, height: 844 });
  await enterDesk(page, assistant, `/book-appointment?date=${first}`);
  await find(page, 'Client', client.name);
  await expect(page.getByRole('combobox', { name: 'Doctor' })).toHaveText(doctor.name);
  await page.getByRole('button', { name: 'Repeat', exact: true }).click();
  const dates = page.getByRole('region', { name: 'Dates of the series' });
  await expect(dates.getByText('12 dates: 11 free, 1 not.')).toBeVisible();
  await page.getByRole('button', { name: 'Book 12 visits' }).click();
  await expect(dates.getByRole('alert')).toHaveText(
    '1 date is not free: choose another time or leave it out.',
  );
  const inTheWay = dates.getByRole('listitem').filter({ hasText: 'Closed: Uttarayan' });
  await expect(inTheWay.getByRole('button').first()).toBeFocused();
  await expect(inTheWay.getByRole('button').first()).toBeInViewport();
  await accessible();
  await inTheWay.getByRole('button', { name: /^Leave out/ }).click();
  await expect(dates.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Book 11 visits' }).click();
  await expect(toast(page, '11 visits booked and confirmed!')).toBeVisible();
  await expect(toast(page, 'To be told by phone.')).toBeVisible();
  await open();
});
