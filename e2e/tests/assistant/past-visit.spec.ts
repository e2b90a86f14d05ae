import { formatDay } from '@clinic/contract/clinic-calendar';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import type { AssistantLogin, Client } from '@clinic/contract/people';
import { expect, test, type Account, type Clinic } from '../../fixtures.ts';
import { choose, expectPage, find, take, typeDay, typeTime } from '../../pages/back-office.ts';
import { toast } from '../../pages/toast.ts';
import { dayFromToday, openDay } from '../../pages/given.ts';
import { enterDesk } from './desk.ts';

const yesterday = dayFromToday(-1);

/** The desk and the doctor of the demo clinic, who were there yesterday; those whom a test hires came today. */
const DOCTOR = 'Dr Asha Mehta';
async function demoDesk(clinic: Clinic): Promise<Account> {
  const login = { email: 'assistant@demo.example', password: 'demo-clinic' };
  const answer = await clinic.call<AssistantLogin>(undefined, 'POST', '/assistant/emailVerify', login);
  const { id, name } = answer.assistantData;
  return { ...login, id, name, phone: '', token: answer.token };
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`a visit of yesterday that was not written down is entered afterwards, at ${size.width} px`, async ({
    page,
    clinic,
    accessible,
  }) => {
    const [desk, client] = await Promise.all([demoDesk(clinic), clinic.client()]);
    const ofClient = async () =>
      (
        await clinic.call<{ appointments: Appointment[] }>(
          desk,
          'GET',
          `/appointment/getAllAppointmentsOfClient/${client.id}`,
        )
      ).appointments;
    await page.setViewportSize(size);
    await enterDesk(page, desk, '/appointments');
    await page.getByRole('button', { name: 'Book appointment' }).click();
    const form = page.getByRole(size.width < 1200 ? 'dialog' : 'region', { name: 'Book a visit' });
    await find(form, 'Client', client.name);
    // Tests hire doctors of this name, too, with a mark behind it.
    await form.getByRole('combobox', { name: 'Doctor' }).click();
    await take(page.getByRole('option', { name: DOCTOR, exact: true }));
    await choose(form, 'Type', 'In-Person');
    await typeDay(form, 'Date', yesterday);
    await typeTime(form, 'Time', '10:35');
    await expect(
      form.getByText(`${formatDay(yesterday)} is past: the visit is entered afterwards.`),
    ).toBeVisible();
    await expect(form.getByRole('button', { name: 'Book and confirm' })).toHaveCount(0);
    await form.getByRole('checkbox', { name: `${DOCTOR} becomes ${client.name}'s doctor` }).check();
    await accessible();
    await form.getByRole('button', { name: 'The client came' }).click();
    await expect(toast(page, `The visit of ${client.name} is entered.`)).toBeVisible();
    await expect(form).toBeHidden();

    expect(await ofClient()).toMatchObject([
      { status: 'confirmed', date: yesterday, time: '10:35', outcome: 'completed' },
    ]);
    const { doctor } = await clinic.call<Client>(desk, 'GET', `/rest/clients/${client.id}`);
    expect(doctor).not.toBeNull();
    // The client is held by nothing: the next visit is booked as always, and no letter has told of the past one.
    await enterDesk(page, desk, `/book-appointment?date=${openDay(9)}&client=${client.id}`);
    await expectPage(page, 'Book appointment');
    await page.getByRole('button', { name: 'Book as request' }).click();
    await expect(toast(page, 'Not confirmed yet.')).toBeVisible();
    const mails = await clinic.mailsTo(client.email);
    expect(mails.filter((mail) => mail.includes('10:35'))).toEqual([]);
  });
