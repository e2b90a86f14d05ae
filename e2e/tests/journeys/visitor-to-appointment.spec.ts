import { addDays, clinicToday, formatDay } from '@clinic/contract/clinic-calendar';
import { expect, test } from '../../fixtures.ts';
import { serial } from '../../serial.ts';

/** A weekday that is not Sunday, so that the clinic is open. */
const nextOpenDay = () => {
  const tomorrow = addDays(clinicToday(new Date(), 'Asia/Kolkata'), 1);
  return new Date(`${tomorrow}T00:00:00Z`).getUTCDay() === 0 ? addDays(tomorrow, 1) : tomorrow;
};

test('a visitor becomes a client with a confirmed appointment that doctor and client see', async ({
  browser,
  page,
  clinic,
  quietConsole,
}) => {
  test.setTimeout(120_000);
  // Staff log-in asks as a doctor first: that refusal is part of the way.
  quietConsole.allow(/401 \(Unauthorized\).*doctor\/emailVerify/);
  const own = serial();
  const doctor = { name: `Dr Leela Rao ${own}`, email: `leela.${own}@example.in`, phone: '9825012345' };
  const assistant = {
    name: `Hetal Vyas ${own}`,
    email: `hetal.${own}@example.in`,
    phone: '9825054321',
  };
  const client = { name: `Gauri Desai ${own}`, email: `gauri.${own}@example.in`, phone: '9898012345' };
  const password = 'secret-1';
  const day = nextOpenDay();

  await test.step('an admin adds a doctor and an assistant who belongs to that doctor', async () => {
    await page.goto('/admin/login');
    await page.getByRole('textbox', { name: 'Email' }).fill('admin@demo.example');
    await page.getByRole('textbox', { name: 'Password' }).fill('demo-clinic');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('link', { name: 'Manage Doctors' }).first().click();
    for (const [heading, person] of [
      ['Manage Doctors', doctor],
      ['Manage Assistants', assistant],
    ] as const) {
      await page.getByRole('navigation').getByRole('link', { name: heading }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.getByRole('textbox', { name: 'Name' }).fill(person.name);
      await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
      await page.getByRole('textbox', { name: 'Phone' }).fill(person.phone);
      await page.getByRole('textbox', { name: 'Password' }).fill(password);
      if (person === assistant) {
        await page.getByRole('combobox', { name: 'Doctor' }).click();
        await page.getByRole('option', { name: doctor.name }).click();
      }
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByText(/added successfully/i).first()).toBeVisible();
    }
  });

  const visitor = await (await browser.newContext()).newPage();
  await test.step('a visitor registers from the site and asks for an appointment', async () => {
    await visitor.goto('/');
    await visitor.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await visitor.getByRole('link', { name: /register/i }).click();
    await visitor.getByRole('textbox', { name: 'Full Name' }).fill(client.name);
    await visitor.getByRole('textbox', { name: 'Email' }).fill(client.email);
    await visitor.getByRole('textbox', { name: 'Phone' }).fill(client.phone);
    await visitor.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
    await visitor.getByRole('textbox', { name: 'Confirm Password' }).fill(password);
    await visitor.getByRole('button', { name: 'Register' }).click();
    const popup = visitor.getByRole('dialog');
    await popup.getByRole('combobox', { name: 'Preferred Doctor' }).selectOption(doctor.name);
    await popup.getByRole('combobox', { name: 'Preferred Assistant' }).selectOption(assistant.name);
    await popup.getByLabel('Date').fill(day);
    await popup.getByLabel('Time', { exact: false }).first().fill('10:00');
    await popup.getByRole('button', { name: 'Request appointment' }).click();
    await expect(visitor).toHaveURL(/\/client\/dashboard$/);
  });

  const desk = await (await browser.newContext()).newPage();
  await test.step('the assistant sees the request and confirms it', async () => {
    await desk.goto('/staff/login');
    await desk.getByRole('textbox', { name: 'Email' }).fill(assistant.email);
    await desk.getByRole('textbox', { name: 'Password' }).fill(password);
    await desk.getByRole('button', { name: 'Login' }).click();
    await desk.waitForURL(/\/assistant$/);
    await desk.goto('/assistant/appointments');
    await desk.getByRole('button', { name: /Appointment Requests\W+[1-9]\d* pending/ }).click();
    await desk.getByRole('button', { name: `Schedule ${client.name}` }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('button', { name: '10:30', exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Notes' }).fill('Please bring your last blood report.');
    await dialog.getByRole('button', { name: 'Confirm appointment' }).click();
    await expect(desk.getByText('Appointment confirmed and client notified!')).toBeVisible();
  });

  await test.step('the client gets a mail with a calendar file', async () => {
    await expect
      .poll(async () => (await clinic.mailsTo(client.email)).some((mail) => mail.includes('text/calendar')))
      .toBe(true);
  });

  const surgery = await (await browser.newContext()).newPage();
  await test.step('the doctor sees the appointment, its details and the client', async () => {
    await surgery.goto('/staff/login');
    await surgery.getByRole('textbox', { name: 'Email' }).fill(doctor.email);
    await surgery.getByRole('textbox', { name: 'Password' }).fill(password);
    await surgery.getByRole('button', { name: 'Login' }).click();
    await surgery.waitForURL(/\/doctor$/);
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
});
