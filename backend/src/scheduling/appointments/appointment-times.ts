import { effectiveSpan } from '@clinic/contract/scheduling/appointment-rules';
import { clinicToday } from '@clinic/contract/clinic-calendar';
import { fromToday } from '@clinic/contract/rules';
import type { Model, Types } from 'mongoose';
import { invalid } from '../../platform/http/api-error.ts';
import type { AppointmentRecord } from './appointment.schema.ts';

interface Span {
  date: string;
  time: string;
  /** Length in minutes. */
  duration: number;
}

/**
 * Start and end of a chosen time, as instants. Throws INVALID_INPUT for a day before today and for an end in the past;
 * `fields`: the form's names of both.
 */
export function timesOf(
  span: Span,
  now: Date,
  zone: string,
  fields = { date: 'date', time: 'time' },
): { startsAt: Date; endsAt: Date } {
  const past = fromToday(clinicToday(now, zone))(span.date);
  if (past) throw invalid(fields.date, past);
  const { start, end } = effectiveSpan(span, zone);
  if (end <= now) throw invalid(fields.time, 'Please choose a time that is not in the past.');
  return { startsAt: start, endsAt: end };
}

/** An expired request no longer blocks its client. */
export async function releaseExpired(
  appointments: Model<AppointmentRecord>,
  client: Types.ObjectId,
  now: Date,
): Promise<void> {
  await appointments.updateMany(
    { activeClient: client, endsAt: { $lte: now } },
    { $unset: { activeClient: 1 } },
    { timestamps: false },
  );
}

/** A request to move that has expired no longer blocks others of its series. */
export async function releaseAskedMove(
  appointments: Model<AppointmentRecord>,
  series: Types.ObjectId,
  now: Date,
): Promise<void> {
  await appointments.updateMany(
    { 'askedMove.ofSeries': series, 'askedMove.endsAt': { $lte: now } },
    { $unset: { 'askedMove.ofSeries': 1 } },
    { timestamps: false },
  );
}
