import { formatDay } from '@clinic/contract/clinic-calendar';
import { expect, person } from '../../fixtures.ts';
import { choose, search } from '../../pages/back-office.ts';
import { openDay } from '../../pages/given.ts';
import { signIn } from '../../pages/log-in.ts';
import { chooseTime } from '../../pages/portal.ts';
import { toast } from '../../pages/toast.ts';
import { FOLLOWED_UP, test } from './journey.ts';

test('a visitor becomes a client with a confirmed appointment that doctor and client see', async ({
  page,
  clinic,
  anotherPage,
  quietConsole,
  powerCut,
}) => {
  // The staff log-in tries the doctor first, so one refusal is expected.
  quietConsole.allow(/401 \(Unauthorized\).*doctor\/emailVerify/);
  const doctor = person('Dr Aarti Rao');
  const assistant = person('Hetal Vyas');
  const client = person('Gauri Desai');
  const day = openDay(1);

  await test.step('an admin adds a doctor and an assistant who belongs to that doctor', async () => {
    await signIn(page, '/admin/login', await clinic.admin());
    for (const [heading, added, said] of [
      ['Manage Doctors', doctor, 'Doctor added successfully!'],
      ['Manage Assistants', assistant, 'Assistant added successfully!'],
    ] as const) {
      await page.getByRole('navigation').getByRole('link', { name: heading }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const form = page.locator('form');
      await form.getByRole('textbox', { name: 'Name' }).fill(added.name);
      await form.getByRole('textbox', { name: 'Email' }).fill(added.email);
      await form.getByRole('textbox', { name: 'Phone' }).fill(added.phone);
      await form.getByRole('textbox', { name: 'Password' }).fill(added.password);
      if (added === assistant) await choose(page, 'Doctor', doctor.name);
      await form.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(toast(page, said)).toBeVisible();
    }
  });

  const visitor = await anotherPage();
  await test.step('a visitor registers from the site and asks for an appointment', async () => {
    await visitor.goto('/');
    await visitor.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await visitor.getByRole('link', { name: /register/i }).click();
    await visitor.getByRole('textbox', { name: 'Full Name' }).fill(client.name);
    await visitor.getByRole('textbox', { name: 'Email' }).fill(client.email);
    await visitor.getByRole('textbox', { name: 'Phone' }).fill(client.phone);
    await visitor.getByRole('textbox', { name: 'Password', exact: true }).fill(client.password);
    await visitor.getByRole('textbox', { name: 'Confirm Password' }).fill(client.password);
    await visitor.getByRole('button', { name: 'Register' }).click();
    const popup = visitor.getByRole('dialog');
    await popup.getByRole('combobox', { name: 'Preferred Doctor' }).selectOption(doctor.name);
    await popup.getByRole('combobox', { name: 'Preferred Assistant' }).selectOption(assistant.name);
    await chooseTime(popup, day, '10:00');
    await powerCut();
    await popup.getByRole('button', { name: 'Request appointment' }).click();
    await expect(visitor).toHaveURL(/\/client\/dashboard$/);
  });

  const desk = await anotherPage();
  await test.step('the assistant sees the request and confirms it', async () => {
    await signIn(desk, '/staff/login', assistant);
    await desk.goto('/assistant/appointments');
    await desk.getByRole('button', { name: /Appointment Requests\W+[1-9]\d* pending/ }).click();
    await search(desk, 'Search requests', client.name);
    await desk.getByRole('button', { name: `Schedule ${client.name}` }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('button', { name: '10:30 AM', exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Notes' }).fill('Please bring your last blood report.');
    await dialog.getByRole('button', { name: 'Confirm appointment' }).click();
    await expect(desk.getByText('Appointment confirmed and client notified!')).toBeVisible();
    // The effects of the answer must not be lost with the server that gave it.
    await powerCut();
  });

  const surgery = await anotherPage();
  await test.step('the doctor sees the appointment, its details and the client', async () => {
    await signIn(surgery, '/staff/login', doctor);
    await surgery.goto('/doctor/appointments');
    await surgery.getByRole('button', { name: 'Agenda' }).click();
    await surgery.getByRole('button', { name: new RegExp(client.name) }).click();
    const details = surgery.getByRole('dialog', { name: 'Appointment Details' });
    await expect(details).toContainText('10:30 AM');
    await expect(details).toContainText('No active program');
    await surgery.goto('/doctor/clients');
    await expect(surgery.getByText(client.name)).toBeVisible();
  });

  await test.step('the client sees the confirmed time', async () => {
    await visitor.goto('/client/appointments');
    await expect(visitor.getByText(formatDay(day)).first()).toBeVisible();
    await expect(visitor.getByText('10:30 AM').first()).toBeVisible();
  });

  await test.step('the client gets a mail with a calendar file', async () => {
    await expect
      .poll(async () => (await clinic.mailsTo(client.email)).join('\n'), { timeout: FOLLOWED_UP })
      .toContain('text/calendar');
  });
});
