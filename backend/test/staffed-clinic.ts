import type { AuditRow } from '@clinic/contract/platform/audit';
import type { Env } from '../src/platform/config/env.ts';
import { openTestApp, type Person, type TestApp } from './test-app.ts';

/** A server with one person of each role, who belong together. */
export interface StaffedClinic {
  clinic: TestApp;
  admin: Person;
  doctor: Person;
  assistant: Person;
  client: Person;
}

export async function openStaffedClinic(over: Partial<Env> = {}): Promise<StaffedClinic> {
  const clinic = await openTestApp(over);
  const doctor = await clinic.addDoctor();
  return {
    clinic,
    admin: await clinic.addAdmin(),
    doctor,
    assistant: await clinic.addAssistant(doctor),
    client: await clinic.addClient(doctor),
  };
}

/** The audit's rows for the admin, newest first. */
export async function auditRows(
  { clinic, admin }: Pick<StaffedClinic, 'clinic' | 'admin'>,
  filter: object,
): Promise<AuditRow[]> {
  const grid = clinic.as(admin).get('/rest/audit');
  return (await grid.query({ filter: JSON.stringify(filter) }).expect(200)).body;
}
