import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { APPOINTMENT_TYPES, type AppointmentType } from '@clinic/contract/constants';

type Visit = Pick<Appointment, 'appointmentType' | 'status' | 'start'>;

/** The client's last type; for a new client the clinic's most frequent one. Undefined without visits. */
export function usualType(own: readonly Visit[], all: readonly Visit[]): AppointmentType | undefined {
  const [last] = kept(own).toSorted((one, other) => other.start.localeCompare(one.start));
  if (last) return last.appointmentType;
  const count = (type: AppointmentType) =>
    kept(all).filter(({ appointmentType }) => appointmentType === type).length;
  return APPOINTMENT_TYPES.filter(count).toSorted((one, other) => count(other) - count(one))[0];
}

const kept = (visits: readonly Visit[]): Visit[] => visits.filter(({ status }) => status !== 'cancelled');
