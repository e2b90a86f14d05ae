import type { Appointment } from '@clinic/contract/appointments';
import { effectiveTime, isActive } from '@clinic/contract/appointment-rules';
import { formatMoment } from '@clinic/contract/clinic-calendar';
import { APPOINTMENT_TYPE_LABELS, type AppointmentStatus } from '@clinic/contract/constants';

export const STATUS_WORDS: Record<AppointmentStatus, string> = {
  requested: 'Requested',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
};

/** "05 Jan 2026, 3:30 PM". */
export const whenText = (appointment: Appointment): string => formatMoment(effectiveTime(appointment));

export const typeText = ({ appointmentType }: Appointment): string =>
  APPOINTMENT_TYPE_LABELS[appointmentType] ?? '–';

/** Whether it is still to come and not cancelled, so that it can be moved. */
export const isActiveNow = ({ status, end }: Appointment): boolean =>
  isActive({ status, endsAt: new Date(end) }, new Date());
