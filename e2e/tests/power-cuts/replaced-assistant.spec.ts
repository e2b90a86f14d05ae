import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { expect } from '../../fixtures.ts';
import { choose, expectPage, search } from '../../pages/back-office.ts';
import { toast } from '../../pages/toast.ts';
import { clientOf, openDay, team } from '../../pages/given.ts';
import { logIn, signIn } from '../../pages/log-in.ts';
import { serial } from '../../serial.ts';
import { FOLLOWED_UP, test } from './journey.ts';

test('an admin replaces an assistant who is signed in; the new one goes on with the work', async ({
  page,
  clinic,
  anotherPage,
  quietConsole,
  powerCut,
}) => {
  quietConsole.allow(/401 \(Unauthorized\)/);
  const staff = await team(clinic, 'Dr Aarti Rao');
  const { doctor, assistant: leaving } = staff;
  const client = await clientOf(clinic, staff);
  const own = serial();
  const coming = { name: `Hetal Vyas ${own}`, email: `hetal.${own}@example.in`, password: 'secret-2' };

  const desk = await anotherPage();
  await test.step('the assistant is at work: notes are typed for a client’s appointment', async () => {
    await signIn(desk, '/assistant/login', leaving);
    await desk.goto('/assistant/appointments?view=requests');
    await search(desk, 'Search requests', client.name);
    await desk.getByRole('button', { name: `Schedule ${client.name}` }).click();
    await desk.getByRole('dialog').getByRole('textbox', { name: 'Notes' }).fill('Comes with her mother');
  });

  await test.step('the admin adds another and asks to delete the one who leaves', async () => {
    await signIn(page, '/admin/login', await clinic.admin());
    await page.getByRole('navigation').getByRole('link', { name: 'Manage Assistants' }).click();
    await expectPage(page, 'Manage Assistants');
    const form = page.locator('form');
    await form.getByRole('textbox', { name: 'Name' }).fill(coming.name);
    await form.getByRole('textbox', { name: 'Email' }).fill(coming.email);
    await form.getByRole('textbox', { name: 'Phone' }).fill('9825054321');
    await form.getByRole('textbox', { name: 'Password' }).fill(coming.password);
    await choose(page, 'Doctor', doctor.name);
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(toast(page, 'Assistant added successfully!')).toBeVisible();
    await search(page, 'Search assistants', leaving.email);
    await page.getByRole('button', { name: `Delete ${leaving.name}` }).click();
    await powerCut();
  });

  await test.step('the one who left can do nothing any more', async () => {
    // The page calls by itself, so that it may show the message before the button is pressed.
    const told = toast(desk, 'Your session has ended. Please log in again.').waitFor({
      timeout: FOLLOWED_UP,
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Assistant deleted successfully!')).toBeVisible();
    await powerCut();
    const confirm = desk.getByRole('dialog').getByRole('button', { name: 'Confirm appointment' });
    await expect(async () => {
      if (!desk.url().endsWith('/assistant/login')) await confirm.click({ timeout: 1000 });
      expect(desk.url()).toMatch(/\/assistant\/login$/);
    }).toPass();
    await told;
    await logIn(desk, leaving);
    await expect(desk.getByRole('alert')).toHaveText('Login failed. Please check your credentials.');
    const { appointments } = await clinic.call<{ appointments: Appointment[] }>(
      client,
      'GET',
      `/appointment/getAllAppointmentsOfClient/${client.id}`,
    );
    expect(appointments.map(({ status }) => status)).toEqual(['requested']);
  });

  await test.step('the new one finds the request and confirms it, on the same computer', async () => {
    await logIn(desk, coming);
    await desk.getByRole('navigation').getByRole('link', { name: 'Appointments' }).click();
    // The log-in leads back to the requests, which stay visible until the calendar is loaded.
    await expect(desk.getByRole('button', { name: 'Calendar View', pressed: true })).toBeVisible();
    await desk.getByRole('button', { name: /Appointment Requests/ }).click();
    await search(desk, 'Search requests', client.name);
    await desk.getByRole('button', { name: `Schedule ${client.name}` }).click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: 'Notes' })).not.toHaveValue(/mother/);
    await dialog.getByRole('button', { name: '10:30 AM', exact: true }).click();
    await dialog.getByRole('button', { name: 'Confirm appointment' }).click();
    await expect(toast(desk, 'Appointment confirmed and client notified!')).toBeVisible();
  });

  await test.step('the client has the confirmed time', async () => {
    const { appointments } = await clinic.call<{ appointments: Appointment[] }>(
      client,
      'GET',
      `/appointment/getAllAppointmentsOfClient/${client.id}`,
    );
    expect(appointments).toMatchObject([
      { status: 'confirmed', confirmedDate: openDay(), confirmedTime: '10:30' },
    ]);
  });
});
