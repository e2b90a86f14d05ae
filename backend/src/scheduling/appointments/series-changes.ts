import type { Appointment, UpdateAppointment } from '@clinic/contract/scheduling/appointments';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { effectKind, type Effect } from '../../platform/writes/envelope.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';
import { job, type WriteContext } from '../../platform/writes/write-context.ts';
import { AppointmentChanges } from './appointment-changes.ts';
import type { AppointmentRecord, StoredPerson } from './appointment.schema.ts';
import { AppointmentsService } from './appointments.service.ts';
import { BookingRecord } from './booking.schema.ts';
import { SeriesEffects } from './series-effects.ts';
import { isOpen, SeriesLater, unlessRefused } from './series-later.ts';
import { VisitsOfClients } from './visits-of-clients.ts';

const CANCEL = effectKind('series-cancel');
const GIVE = effectKind('series-give');

interface Cancelling {
  by: Caller;
  visits: Types.ObjectId[];
  reason?: string;
}

interface Giving {
  by: Caller;
  visits: Types.ObjectId[];
  doctor: StoredPerson;
}

/**
 * Cancels a visit of a series and those after it, or gives them to another doctor. One write to the series says what is to
 * be done; each visit is then changed by an effect, which another server finishes when this one is killed.
 */
@Injectable()
export class SeriesChanges {
  constructor(
    private readonly reading: AppointmentsService,
    private readonly later: SeriesLater,
    private readonly ofClients: VisitsOfClients,
    private readonly changes: AppointmentChanges,
    private readonly told: SeriesEffects,
  ) {}

  /** A visit of its own is cancelled alone. Throws NOT_FOUND, APPOINTMENT_STATE. */
  async cancelLater(
    context: WriteContext,
    id: string,
    change: Pick<UpdateAppointment, 'reason' | 'statusSeen' | 'assistantNotes'>,
  ): Promise<Appointment> {
    const { caller } = context;
    const { series } = await this.reading.record(caller, id);
    if (!series) return this.changes.cancel(context, id, change);
    await this.later.once(context, series, async () => {
      const before = await this.reading.record(caller, id);
      const { reason, statusSeen } = change;
      if (statusSeen !== undefined && statusSeen !== before.status) throw new ApiError('APPOINTMENT_STATE');
      const visits = (await this.later.from(before)).map(({ _id }) => _id);
      const data: Cancelling = { by: caller, visits, ...(reason && { reason }) };
      return this.later.write(context, before, { kind: CANCEL, data });
    });
    return this.reading.get(caller, id);
  }

  /** Cancels the visits to come of the client's series that were booked before an instant. Idempotent. */
  async cancelRest(context: WriteContext, clientId: string, bookedBefore: Date): Promise<void> {
    const coming = await this.ofClients.ofSeriesToCome(new Types.ObjectId(clientId));
    const visits = coming.filter(({ createdAt }) => createdAt <= bookedBefore);
    const [next] = visits;
    if (!next) return;
    const data: Cancelling = { by: context.caller, visits: visits.map(({ _id }) => _id) };
    await this.later.write(context, next, { kind: CANCEL, data });
  }

  /**
   * Gives visits of one series to another doctor, of which one email tells. Throws APPOINTMENT_OVERLAP for a time that was
   * taken meanwhile; the others are given.
   */
  async giveTo(
    context: WriteContext,
    visits: readonly [AppointmentRecord, ...AppointmentRecord[]],
    doctor: StoredPerson,
  ): Promise<void> {
    const { caller: by } = context;
    const ids = visits.map(({ _id }) => _id);
    const data: Giving = { by, visits: ids, doctor };
    await this.later.write(job(by), visits[0], { kind: GIVE, data });
    // A visit that was refused is tried once more, now with its reason.
    for (const visit of await this.later.of(ids))
      if (isOpen(visit) && !isOf(doctor, visit)) await this.changes.giveTo(context, visit, doctor);
  }

  @OnEffect({ of: BookingRecord, kinds: [GIVE] })
  async giveAll({ _id }: BookingRecord, { key, data }: Effect): Promise<void> {
    const { by, visits: ids, doctor } = data as Giving;
    for (const visit of await this.later.of(ids))
      if (isOpen(visit) && !isOf(doctor, visit))
        await unlessRefused(this.changes.giveTo(job(by), visit, doctor, true));
    const visits = (await this.later.of(ids)).filter((visit) => isOpen(visit) && isOf(doctor, visit));
    await this.told.write('series-doctor-changed', { key: `${_id.toHexString()}:${key}`, visits });
  }

  @OnEffect({ of: BookingRecord, kinds: [CANCEL] })
  async cancelAll({ _id }: BookingRecord, { key, data }: Effect): Promise<void> {
    const { by, visits: ids, reason } = data as Cancelling;
    for (const visit of await this.later.of(ids))
      if (isOpen(visit)) await unlessRefused(this.changes.cancelQuietly(job(by), visit, reason));
    const visits = (await this.later.of(ids)).filter(({ status }) => status === 'cancelled');
    const letter = { key: `${_id.toHexString()}:${key}`, visits, ...(reason && { reason }) };
    await this.told.write('series-cancelled', letter);
  }
}

const isOf = ({ id }: StoredPerson, { doctor }: AppointmentRecord): boolean => doctor.id.equals(id);
