import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { effectiveTime, isActive } from '@clinic/contract/scheduling/appointment-rules';
import { formatMoment } from '@clinic/contract/clinic-calendar';
import { APPOINTMENT_TYPE_LABELS } from '@clinic/contract/constants';
import { clinicNow } from '@clinic/ui/session/clinic-clock.ts';

/** An appointment's time: "05 Jan 2026, 3:30 PM". */
export const whenText = (appointment: Appointment): string => formatMoment(effectiveTime(appointment));

/** The requested time; for a requested move, also the confirmed time. */
export const wishText = (appointment: Appointment): string =>
  appointment.askedMove
    ? `${formatMoment(appointment.askedMove)}, instead of ${whenText(appointment)}`
    : whenText(appointment);

export const typeText = ({ appointmentType }: Appointment): string =>
  APPOINTMENT_TYPE_LABELS[appointmentType] ?? '–';

export const isActiveNow = ({ status, end, outcome }: Appointment): boolean =>
  isActive({ status, endsAt: new Date(end), outcome }, clinicNow());
