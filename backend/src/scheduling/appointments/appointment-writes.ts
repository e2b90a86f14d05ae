import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { effectiveTime, isActive } from '@clinic/contract/scheduling/appointment-rules';
import { isMailed, type AppointmentDeed } from '@clinic/contract/scheduling/appointment-events';
import type { PolicyAnswer } from '@clinic/contract/scheduling/booking-policy';
import type { Model, Types, UpdateQuery } from 'mongoose';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { DoctorRemoval } from '../../identity/staff/doctor-removal.ts';
import { slotsOfClaim, clearTime, dropExpiredHolds, type Claim } from './holds-in-the-way.ts';
import { AppointmentConflicts } from './appointment-conflicts.ts';
import { notificationEffect } from './appointment-notifications.ts';
import { releaseExpired } from './appointment-times.ts';
import { AppointmentRecord, type StoredChange } from './appointment.schema.ts';
import { looksForSeries, SeriesRuns } from './series-runs.ts';
import { TakenTimes } from './taken-times.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records, type Settling } from '../../platform/writes/records.ts';
import { stateOf } from '../../platform/writes/state-of.ts';
import { job, type WriteContext } from '../../platform/writes/write-context.ts';

const MINUTE_MS = 60_000;

/** Fields to unset when an appointment gives up its time. */
export const WITHOUT_TIME = ['slots', 'heldUntil', 'buffer', 'lostHold'] as const;

export interface Claiming {
  claim: Claim;
  /** True: held times and buffers of others give way. */
  over?: boolean;
  /** True: when the time is taken, the record is stored without it. */
  mayMiss?: boolean;
  /** The stored fields of the time; default: the visit's own. */
  stored?: (claim: Claim) => Partial<AppointmentRecord>;
}

/** One update of an appointment, with its journal entry and email. */
export interface Writing {
  deeds: AppointmentDeed[];
  set: Partial<AppointmentRecord>;
  unset?: readonly string[];
  claiming?: Claiming;
  /** True: no email is sent. */
  quiet?: boolean;
  /** The policy for the email, if it was already read. */
  policy?: PolicyAnswer;
}

/** A change, and the checks that follow once it is written. */
interface Settled {
  /** The version that the change makes. */
  after: number;
  at: Date;
  changed: readonly (keyof AppointmentRecord)[];
  givesWork: boolean;
  becomesActive: boolean;
}

/** Every change of an appointment is one conditional update: its filter contains the state it starts from. */
@Injectable()
export class AppointmentWrites {
  constructor(
    @InjectModel(AppointmentRecord.name) private readonly appointments: Model<AppointmentRecord>,
    private readonly takenTimes: TakenTimes,
    private readonly records: Records,
    private readonly effects: Effects,
    private readonly doctorRemoval: DoctorRemoval,
    private readonly conflicts: AppointmentConflicts,
    private readonly series: SeriesRuns,
    private readonly clock: Clock,
  ) {}

  /** Throws APPOINTMENT_STATE, DOCTOR_GONE, and what `AppointmentConflicts.explain` throws. */
  async write(
    context: WriteContext,
    before: AppointmentRecord,
    writing: Writing,
  ): Promise<AppointmentRecord> {
    const { series, client } = before;
    const { activeClient, endsAt = before.endsAt } = writing.set;
    if (series && activeClient) await this.series.runOn(series.id, client.id, endsAt);
    const written = await this.claimTime(context, before, writing.claiming, (claim) =>
      this.update(context, before, writing, claim),
    ).catch((error: unknown) => this.explain(error, context, before, writing));
    if (!written) throw new ApiError('APPOINTMENT_STATE');
    return written;
  }

  /**
   * Writes a claim of a doctor's time, a client, or both. What may give way is released first, and restored when the
   * write fails; expired holds are released when they are in the way.
   */
  async claimTime<Result>(
    context: WriteContext,
    { _id: taker, client }: Pick<AppointmentRecord, '_id' | 'client'>,
    claiming: Claiming | undefined,
    write: (claim: Claim | undefined) => Promise<Result>,
  ): Promise<Result> {
    const { claim, lost } = claiming?.over
      ? await this.cleared(context, taker, claiming.claim)
      : { claim: claiming?.claim, lost: [] };
    try {
      return await write(claim).catch(async (error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
        await releaseExpired(this.appointments, client.id, this.clock.now());
        if (claim) await this.series.dropLeft(claim);
        return write(claim);
      });
    } catch (error) {
      if (!claiming?.mayMiss || !isDuplicateKey(error, 'slots')) throw error;
      return await write(undefined);
    } finally {
      for (const id of lost) await this.effects.run(AppointmentRecord.name, id);
    }
  }

  private async cleared(
    context: WriteContext,
    taker: Types.ObjectId,
    claim: Claim,
  ): ReturnType<typeof clearTime> {
    await this.records.refuseRepeat(this.appointments, context);
    const now = this.clock.now();
    await dropExpiredHolds(this.appointments, claim, now);
    const others = await this.takenTimes.inTheWayOf(claim, taker);
    return clearTime(this.records, this.appointments, job(context.caller), { taker, claim, others }, now);
  }

  private async update(
    context: WriteContext,
    before: AppointmentRecord,
    { deeds, set, unset = [], quiet, claiming, policy }: Writing,
    claim: Claim | undefined,
  ): Promise<AppointmentRecord | null> {
    const { _id, version, status, outcome } = before;
    const at = this.clock.now();
    const after = version + 1;
    const { heldUntil, activeClient, ...others } = set;
    // A visit of a series is never the client's one active visit.
    const rest = { ...others, ...(activeClient && !before.series && { activeClient }) };
    const own = (one: Claim) => ({ ...slotsOfClaim(one), ...(heldUntil && { heldUntil }) });
    const $set = { ...rest, ...(claim && (claiming?.stored ?? own)(claim)), version: after };
    const gone = [
      ...unset,
      ...(claim && !heldUntil ? ['heldUntil', 'lostHold'] : []),
      // A write of the slots drops those that a move of the series took.
      ...(before.series && ('slots' in $set || unset.includes('slots')) ? ['nextSlots'] : []),
    ].filter((field) => !(field in $set));
    const changes: StoredChange[] = deeds.map((deed) => ({ at, by: context.author, ...deed }));
    const change = {
      $set,
      ...(gone.length > 0 && { $unset: Object.fromEntries(gone.map((field) => [field, 1])) }),
      $push: { changes: { $each: changes } },
    } as UpdateQuery<AppointmentRecord>;
    const changed = [...Object.keys($set), ...gone, 'changes', 'updatedAt'] as (keyof AppointmentRecord)[];
    const checks = {
      givesWork: this.givesWork(before, set),
      becomesActive: activeClient !== undefined && !before.series && !this.isSurelyActive(before),
    };
    const settling =
      checks.givesWork || checks.becomesActive
        ? await this.settling(before, { after, at, changed, ...checks })
        : undefined;
    return this.records.update(
      this.appointments,
      context,
      { _id, version, status, outcome: outcome ?? null, pending: null },
      change,
      {
        effects: quiet
          ? []
          : deeds.flatMap(({ event }) => (isMailed(event) ? [notificationEffect(event, after, at)] : [])),
        settling,
        known: policy,
      },
    );
  }

  /**
   * Tells whether a change gives the doctor new work: one that makes the visit active or changes its doctor, since a
   * deletion counts active visits.
   */
  private givesWork(before: AppointmentRecord, { doctor, status }: Writing['set']): boolean {
    if (status === 'cancelled') return false;
    return (
      !isActive(before, this.clock.now()) || (doctor !== undefined && !doctor.id.equals(before.doctor.id))
    );
  }

  /** A visit that has been active all the time has stopped every series; one that ends now may be released. */
  private isSurelyActive(before: AppointmentRecord): boolean {
    return isActive(before, new Date(this.clock.now().getTime() + MINUTE_MS));
  }

  /**
   * Restores a visit whose new doctor was deleted meanwhile, or beside which a series runs, also its claims, which reads
   * leave out.
   */
  private async settling(
    before: AppointmentRecord,
    { after: version, at, changed, givesWork, becomesActive }: Settled,
  ): Promise<Settling<AppointmentRecord>> {
    const { _id } = before;
    const claims = await this.takenTimes.claimsOf(before);
    const back = stateOf({ ...before, ...claims }, changed);
    const former = { set: back.$set ?? {}, unset: Object.keys(back.$unset ?? {}) };
    return {
      check: async ({ doctor, client }) => {
        if (givesWork) await this.doctorRemoval.requireKept(doctor.id);
        if (becomesActive) await this.series.requireNone(client.id);
      },
      which: () => ({ _id, version }),
      back,
      ...(becomesActive && { left: looksForSeries(at, { version, before: former }) }),
    };
  }

  private explain(
    error: unknown,
    { caller }: WriteContext,
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
}
