import { addDays, clinicToday } from '@clinic/contract/clinic-calendar';
import type { Appointment } from '@clinic/contract/appointments';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Account, Clinic } from '../../fixtures.ts';

/** A doctor, the doctor's assistant and a client, made for one test. */
export interface Desk {
  doctor: Account;
  assistant: Account;
  client: Account;
}

export async function makeDesk(clinic: Clinic): Promise<Desk> {
  const doctor = await clinic.doctor();
  return { doctor, assistant: await clinic.assistantOf(doctor), client: await clinic.client() };
}

/** The front desk, entered as an assistant who is already logged in. */
export async function enterDesk(page: Page, { id, name, token }: Account, path = '/'): Promise<void> {
  await page.goto('/assistant/login');
  await page.evaluate(
    (session) => localStorage.setItem('assistant', session),
    JSON.stringify({ id, name, token }),
  );
  await page.goto(`/assistant${path}`);
}

/** The clinic's day so many days from today, yyyy-MM-dd. */
export const inDays = (days: number): string => addDays(clinicToday(new Date(), 'Asia/Kolkata'), days);

/** A request of the client, as the server keeps it. */
export async function request(clinic: Clinic, desk: Desk, date: string, time: string): Promise<Appointment> {
  const { appointment } = await clinic.call<{ appointment: Appointment }>(
    desk.assistant,
    'POST',
    '/appointment/create',
    {
      doctor: desk.doctor.id,
      client: desk.client.id,
      assistant: desk.assistant.id,
      date,
      time,
      duration: 30,
    },
  );
  return appointment;
}

export async function confirm(clinic: Clinic, desk: Desk, appointment: Appointment): Promise<void> {
  await clinic.call(desk.assistant, 'PUT', `/appointment/update/${appointment.id}`, {
    status: 'confirmed',
    confirmedDate: appointment.date,
    confirmedTime: appointment.time,
  });
}

/** A toast at the top right. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.locator('output[aria-live]').getByText(text);

/** Chooses from a select by its label. */
export async function choose(scope: Page | Locator, label: string, option: string): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope;
  await scope.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Types into a field that searches the server and takes what it offers. */
export async function find(scope: Page | Locator, label: string, text: string): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope;
  await scope.getByRole('combobox', { name: label }).fill(text);
  await page.getByRole('option', { name: new RegExp(text) }).click();
}

/** Types a time (HH:mm) into a time picker. */
export async function typeTime(scope: Page | Locator, label: string, time: string): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope;
  await scope.getByRole('group', { name: label }).getByRole('spinbutton', { name: 'Hours' }).click();
  await page.keyboard.type(time.replace(':', ''));
}

export async function search(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: label }).fill(text);
}

export async function expectPage(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}
