import { formatMoment, type ClinicMoment } from '../clinic-calendar.ts';
import type { Role } from '../constants.ts';
import { counted } from '../platform/counted.ts';

/** Days for which the home screens show that a client has changed doctors. */
export const DOCTOR_CHANGE_DAYS = 7;

interface DoctorChange {
  from: string;
  to: string;
  by: { name: string; role: Role };
  at: ClinicMoment;
  /** How many clients changed together; left out: only the client whom the row names. */
  clients?: number;
}

const BY: Readonly<Record<Role, string>> = {
  admin: 'admin',
  assistant: 'front desk',
  doctor: 'doctor',
  client: 'client',
};

/** "From Dr Mehta to Dr Rao, by Ritu Shah (front desk), 05 Jan 2026, 3:30 PM". */
export function doctorChangeWords({ from, to, by, at, clients }: DoctorChange): string {
  const who = clients === undefined ? 'From' : `${counted(clients, 'client')} from`;
  return `${who} ${from} to ${to}, by ${by.name} (${BY[by.role]}), ${formatMoment(at)}`;
}
