import { readFile } from 'node:fs/promises';
import { formatDay } from '@clinic/contract/clinic-calendar';
import { expect, test } from '../../fixtures.ts';
import { openDay, team } from '../../pages/given.ts';
import { enterPortal, SIZES } from '../../pages/portal.ts';

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
        await dialog.getByLabel('Date').fill(day);
        await dialog.getByRole('button', { name: '10:00 AM' }).click();
        await dialog.getByRole('button', { name: 'Request appointment' }).click();
      };
      const card = page.getByRole('article');

      await test.step('book', async () => {
        await book();
        await expect(dialog).toHaveCount(0);
        await expect(card).toHaveCount(1);
        await expect(card).toContainText(formatDay(day));
        await expect(card).toContainText('Requested');
        await accessible();
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

      await test.step('a confirmed one is moved: its time is given up', async () => {
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
        await dialog.getByLabel('Date').fill(otherDay);
        await dialog.getByRole('button', { name: '10:30 AM' }).click();
        await dialog.getByRole('button', { name: 'Ask for this time' }).click();
        await expect(card).toContainText(formatDay(otherDay));
        await expect(card).toContainText('Requested');
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
