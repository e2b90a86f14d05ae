import { effectiveTime, slotsOf } from '@clinic/contract/appointment-rules';
import { formatDay, formatTime } from '@clinic/contract/clinic-calendar';
import type { Model, Types } from 'mongoose';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import { ApiError } from '../http/api-error.ts';
import type { AppointmentRecord } from './appointment.schema.ts';

interface Wanted {
  client: Types.ObjectId;
  doctor: Types.ObjectId;
  startsAt: Date;
  duration: number;
}

/** Says which of the two unique rules refused a write, with the appointment that is in the way. Other errors pass. */
export async function explainConflict(
  error: unknown,
  appointments: Model<AppointmentRecord>,
  wanted: Wanted,
): Promise<never> {
  if (isDuplicateKey(error, 'activeClient')) {
    const existing = await appointments.findOne({ activeClient: wanted.client }).lean();
    throw new ApiError('ACTIVE_APPOINTMENT_EXISTS', {
      ...(existing && { existingAppointment: { ...effectiveTime(existing), status: existing.status } }),
    });
  }
  if (isDuplicateKey(error, 'slots')) {
    const slots = slotsOf(wanted.startsAt, wanted.duration);
    const other = await appointments
      .findOne({ 'doctor.id': wanted.doctor, slots: { $in: slots }, status: 'confirmed' })
      .lean();
    if (!other) throw new ApiError('APPOINTMENT_OVERLAP');
    const { date, time } = effectiveTime(other);
    throw new ApiError('APPOINTMENT_OVERLAP', {
      message: `The doctor already has a confirmed appointment on ${formatDay(date)} at ${formatTime(time)}.`,
    });
  }
  throw error;
}
