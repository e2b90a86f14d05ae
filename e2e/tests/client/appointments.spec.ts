import { readFile } from 'node:fs/promises';
import type { AppointmentAnswer } from '@clinic/contract/scheduling/appointment-calls';
import type { PolicyAnswer } from '@clinic/contract/scheduling/booking-policy';
import { clinicDateTime, formatDay, formatWeekday } from '@clinic/contract/clinic-calendar';
import { now } from '../../clock.ts';
import { expect, test } from '../../fixtures.ts';
import { openDay, team } from '../../pages/given.ts';
import { chooseTime, enterPortal, expectNoSidewaysScroll, SIZES } from '../../pages/portal.ts';

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('a client books, moves, saves and cancels an appointment', async ({ page, clinic, accessible }) => {
      const { doctor, assistant } = await team(clinic);
      const client = await clinic.client();
      const [day, otherDay] = [openDay(2), openDay(9)];
      await enterPortal(page, 'client', client, '/client/appointments');
      await expect(page.getByText('You have no appointments yet.')).toBeVisible();
      const dialog = page.getByRole('dialog');
      const book = async () => {
        await page.getByRole('button', { name: 'Book' }).click();
        await dialog.getByLabel('Preferred Doctor').selectOption(doctor.name);
        await dialog.getByLabel('Preferred Assistant').selectOption(assistant.name);
        await chooseTime(dialog, day, '10:00');
        await accessible();
        await dialog.getByRole('button', { name: 'Request appointment' }).click();
      };
      const card = page.getByRole('article');

      await test.step('book', async () => {
        await book();
        await expect(dialog).toHaveCount(0);
        await expect(card).toHaveCount(1);
        await expect(card).toContainText(formatDay(day));
        await expect(card).toContainText('Requested');
        await expect(card).toContainText('It is held for you until');
        await expectNoSidewaysScroll(page);
        await accessible();
      });

      await test.step('the wish to come earlier', async () => {
        await card.getByRole('button', { name: 'Tell me when an earlier time is free' }).click();
        await expect(card).toContainText('We call you when an earlier time is free.');
        await card.getByRole('button', { name: 'I no longer need an earlier time' }).click();
        await expect(card.getByRole('button', { name: /^Tell me/ })).toBeVisible();
      });

      await test.step('a second one is explained before the form', async () => {
        await page.getByRole('button', { name: 'Book' }).click();
        await expect(dialog).toContainText(
          'You already have an active appointment. Please complete or cancel your existing appointment before scheduling a new one.',
        );
        await expect(dialog).toContainText(formatDay(day));
        await accessible();
        await dialog.getByRole('button', { name: 'Close' }).click();
      });

      await test.step('a confirmed one is asked to move: both times are kept until the desk answers', async () => {
        const { appointments } = await clinic.call<{ appointments: { id: string }[] }>(
          client,
          'GET',
          `/appointment/getAllAppointmentsOfClient/${client.id}`,
        );
        await clinic.call(assistant, 'PUT', `/appointment/update/${appointments[0]?.id ?? ''}`, {
          status: 'confirmed',
          confirmedDate: day,
          confirmedTime: '11:00',
          assistantNotes: 'Please bring your last report.',
        });
        await page.reload();
        await expect(card).toContainText('11:00 AM – 11:30 AM');
        await expect(card).toContainText('Confirmed');
        await expect(card).toContainText('Please bring your last report.');
        await card.getByRole('button', { name: 'Reschedule' }).click();
        await expect(dialog.getByText('Your confirmed time will be given up.')).toBeVisible();
        await chooseTime(dialog, otherDay, '10:30');
        await accessible();
        await dialog.getByRole('button', { name: 'Ask for this time' }).click();
        await expect(card).toContainText(`Requested instead: ${formatWeekday(otherDay)}, 10:30 AM.`);
        await expect(card).toContainText('11:00 AM – 11:30 AM');
        await clinic.call(assistant, 'PUT', `/appointment/update/${appointments[0]?.id ?? ''}`, {
          status: 'confirmed',
          confirmedDate: otherDay,
          confirmedTime: '10:30',
        });
        await page.reload();
        await expect(card).toContainText('10:30 AM – 11:00 AM');
        await expect(card).not.toContainText('Requested');
      });

      await test.step('add to calendar', async () => {
        const download = page.waitForEvent('download');
        await card.getByRole('button', { name: 'Add to calendar' }).click();
        const file = await readFile(await (await download).path(), 'utf8');
        expect((await download).suggestedFilename()).toBe('appointment.ics');
        expect(file).toContain(`DTSTART:${otherDay.replaceAll('-', '')}T050000Z`);
      });

      await test.step('cancel', async () => {
        await card.getByRole('button', { name: 'Cancel' }).click();
        await accessible();
        await dialog.getByRole('button', { name: 'Cancel the appointment' }).click();
        await expect(page.getByText('Appointment cancelled successfully').first()).toBeVisible();
        await expect(card).toContainText('Cancelled');
        await page.getByRole('button', { name: 'Upcoming' }).click();
        await expect(page.getByText('You have no upcoming appointment.')).toBeVisible();
        await page.getByRole('button', { name: 'Past' }).click();
        await expect(card).toHaveCount(1);
      });
    });
  });
}

test('a confirmed visit of the next hours is not moved but by telephone', async ({
  page,
  clinic,
  accessible,
}) => {
  await page.setViewportSize(SIZES.phone);
  const { doctor, assistant } = await team(clinic);
  const client = await clinic.client();
  const { policy } = await clinic.call<PolicyAnswer>(client, 'GET', '/appointment/policy');
  const soon = Math.ceil((now().getTime() + 3_600_000) / 300_000) * 300_000;
  const { appointment } = await clinic.call<AppointmentAnswer>(assistant, 'POST', '/appointment/create', {
    doctor: doctor.id,
    client: client.id,
    assistant: assistant.id,
    appointmentType: 'Online',
    ...clinicDateTime(new Date(soon), 'Asia/Kolkata'),
    confirm: true,
  });
  await enterPortal(page, 'client', client, '/client/appointments');
  const card = page.getByRole('article');
  await expect(card).toContainText(
    `Less than ${policy.changeLimit} hours before your visit: please call +91`,
  );
  await expect(card.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+91\d{10}$/);
  await expect(card).toContainText('We will call you on +91');
  await expect(card.getByRole('button', { name: 'Reschedule' })).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await accessible();
  await expect(clinic.call(client, 'DELETE', `/appointment/delete/${appointment.id}`)).rejects.toThrow(
    /answered 409.*TOO_LATE_TO_CHANGE/,
  );
});
