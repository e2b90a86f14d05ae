import type { Appointment } from '@clinic/contract/scheduling/appointments';
import type { Page } from '@playwright/test';
import type { Account, Clinic } from '../../fixtures.ts';
import { enter } from '../../pages/log-in.ts';

export interface Desk {
  doctor: Account;
  assistant: Account;
  client: Account;
}

export async function makeDesk(clinic: Clinic): Promise<Desk> {
  const doctor = await clinic.doctor();
  return { doctor, assistant: await clinic.assistantOf(doctor), client: await clinic.client() };
}

export const enterDesk = (page: Page, { id, name, token }: Account, path = '/'): Promise<void> =>
  enter(page, `/assistant${path}`, { assistant: JSON.stringify({ id, name, token }) });

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
