import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { effectiveTime } from '@clinic/contract/scheduling/appointment-rules';
import { isMailed, type AppointmentDeed } from '@clinic/contract/scheduling/appointment-events';
import type { Model, Types, UpdateQuery } from 'mongoose';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { Effects } from '../../platform/database/effects.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { DoctorRemoval, goneDoctor } from '../../identity/staff/doctor-removal.ts';
import { claimed, clearTime, dropExpiredHolds, type Claim } from './appointment-claims.ts';
import { AppointmentConflicts } from './appointment-conflicts.ts';
import { notificationEffect } from './appointment-notifications.ts';
import { releaseExpired } from './appointment-times.ts';
import { AppointmentRecord, type StoredChange } from './appointment.schema.ts';
import { Clock } from '../../platform/config/clock.ts';

/** Fields to unset when an appointment gives up its time. */
export const WITHOUT_TIME = ['slots', 'heldUntil', 'buffer', 'lostHold'] as const;

export interface Claiming {
  claim: Claim;
  /** Held times and buffers give way. */
  over?: boolean;
  /** When the time is taken, the record is stored without it. */
  mayMiss?: boolean;
  /** The stored fields of the time; default: the visit's own. */
  stored?: (claim: Claim) => Partial<AppointmentRecord>;
}

/** One update, with its journal entry and email. */
export interface Writing {
  deeds: AppointmentDeed[];
  set: Partial<AppointmentRecord>;
  unset?: readonly string[];
  claiming?: Claiming;
  /** True: no email is sent. */
  quiet?: boolean;
}

/** Every change of an appointment is one conditional update: its filter contains the state it starts from. */
@Injectable()
export class AppointmentWrites {
  constructor(
    @InjectModel(AppointmentRecord.name) private readonly appointments: Model<AppointmentRecord>,
    private readonly effects: Effects,
    private readonly doctorRemoval: DoctorRemoval,
    private readonly conflicts: AppointmentConflicts,
    private readonly clock: Clock,
  ) {}

  /** Throws APPOINTMENT_STATE, DOCTOR_GONE, and what `AppointmentConflicts.explain` throws. */
  async write(caller: Caller, before: AppointmentRecord, writing: Writing): Promise<AppointmentRecord> {
    const { set } = writing;
    if (set.activeClient) await releaseExpired(this.appointments, before.client.id, this.clock.now());
    const old = await this.claimed(caller, before._id, writing.claiming, (claim) =>
      this.update(caller, before, writing, claim),
    ).catch((error: unknown) => this.explain(error, caller, before, writing));
    if (!old) throw new ApiError('APPOINTMENT_STATE');
    if (set.status !== 'cancelled' && !(await this.doctorRemoval.keeps(set.doctor?.id ?? old.doctor.id))) {
      await this.takeBack(old);
      throw goneDoctor();
    }
    await this.effects.run(AppointmentRecord.name, old._id);
    return (await this.appointments.findById(old._id).lean()) as AppointmentRecord;
  }

  /**
   * A write that claims a doctor's time: what may give way is released first, and a released hold is restored
   * when the write fails.
   */
  async claimed<Result>(
    caller: Caller,
    taker: Types.ObjectId,
    claiming: Claiming | undefined,
    write: (claim: Claim | undefined) => Promise<Result>,
  ): Promise<Result> {
    if (!claiming) return write(undefined);
    await dropExpiredHolds(this.appointments, claiming.claim, this.clock.now());
    const { claim, lost } = claiming.over
      ? await clearTime(this.appointments, caller, taker, claiming.claim, this.clock.now())
      : { claim: claiming.claim, lost: [] };
    try {
      return await write(claim);
    } catch (error) {
      if (!claiming.mayMiss || !isDuplicateKey(error, 'slots')) throw error;
      return await write(undefined);
    } finally {
      for (const id of lost) await this.effects.run(AppointmentRecord.name, id);
    }
  }

  private update(
    caller: Caller,
    { _id, version, status, outcome }: AppointmentRecord,
    { deeds, set, unset = [], quiet, claiming }: Writing,
    claim: Claim | undefined,
  ): Promise<AppointmentRecord | null> {
    const at = this.clock.now();
    const after = version + 1;
    const { heldUntil, ...rest } = set;
    const own = (one: Claim) => ({ ...claimed(one), ...(heldUntil && { heldUntil }) });
    const $set = { ...rest, ...(claim && (claiming?.stored ?? own)(claim)), version: after };
    const gone = [...unset, ...(claim && !heldUntil ? ['heldUntil', 'lostHold'] : [])].filter(
      (field) => !(field in $set),
    );
    const changes: StoredChange[] = deeds.map((deed) => ({ at, by: caller, ...deed }));
    const notifications = quiet
      ? []
      : deeds.flatMap(({ event }) => (isMailed(event) ? [notificationEffect(event, after, at)] : []));
    const update = {
      $set,
      ...(gone.length > 0 && { $unset: Object.fromEntries(gone.map((field) => [field, 1])) }),
      $push: {
        changes: { $each: changes },
        ...(notifications.length > 0 && { effects: { $each: notifications } }),
      },
    } as UpdateQuery<AppointmentRecord>;
    return (
      this.appointments
        .findOneAndUpdate({ _id, version, status, outcome: outcome ?? null }, update, {
          returnDocument: 'before',
        })
        // With waiting audit rows: undoing a change replaces the whole record.
        .select('+requests +audit +effects')
        .lean<AppointmentRecord>()
        .exec()
    );
  }

  private explain(
    error: unknown,
    caller: Caller,
    before: AppointmentRecord,
    { set, claiming }: Writing,
  ): Promise<never> {
    const { startsAt, duration } = before;
    return this.conflicts.explain(error, caller, {
      id: before._id,
      client: before.client.id,
      ...effectiveTime({ ...before, ...set }),
      type: before.appointmentType,
      claim: claiming?.claim ?? { doctor: before.doctor.id, startsAt, duration, buffer: before.buffer ?? 0 },
    });
  }

  /** Undoes a change, unless another one followed or its time was taken. */
  private async takeBack(old: AppointmentRecord): Promise<void> {
    await this.appointments.collection
      .replaceOne({ _id: old._id, version: old.version + 1 }, old)
      .catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
  }
}
