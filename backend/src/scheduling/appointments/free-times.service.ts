import { Inject, Injectable } from '@nestjs/common';
import type {
  Appointment,
  FirstFree,
  FreeStart,
  FreeTimes,
  FreeTimesAnswer,
} from '@clinic/contract/scheduling/appointments';
import {
  clientWindow,
  type Alternative,
  type BookingPolicy,
  type PolicyAnswer,
} from '@clinic/contract/scheduling/booking-policy';
import { addDays, clinicToday, daysBetween } from '@clinic/contract/clinic-calendar';
import { deskOpenings } from '@clinic/contract/scheduling/desk-openings';
import {
  freeDays,
  nearestTimes,
  type FreeTimesQuestion,
  type WorkingTime,
} from '@clinic/contract/scheduling/free-times';
import { modeOf } from '@clinic/contract/scheduling/hours';
import type { PersonRef } from '@clinic/contract/people';
import type { TimeSpan } from '@clinic/contract/platform/time-spans';
import { Types } from 'mongoose';
import { BookingPolicies } from '../booking-policy/booking-policies.service.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { WorkingTimes, type Days } from '../hours/working-times.service.ts';
import { invalid } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { DoctorsService } from '../../identity/staff/doctors.service.ts';
import { TakenTimes, TIMES, type Busy } from './taken-times.ts';
import { Clock } from '../../platform/config/clock.ts';

const MINUTE_MS = 60_000;
/** Most days of an answer. */
export const MAX_FREE_DAYS = 62;
/** Days around a wanted time that are searched, and the number of proposals. */
const NEAR_DAYS = 14;
const ALTERNATIVES = 3;
const FIRST_FREE = 3;

export interface Wish extends Days {
  doctor: Types.ObjectId;
  /** Length in minutes. */
  duration: number;
  type?: Appointment['appointmentType'];
  /** Id of a visit whose own time counts as free. */
  except?: Types.ObjectId;
}

/** `bound`: only times that the policy allows; `mover`: the client whose visit `except` must be. */
type Asking = (bound: boolean, wish: Wish, mover?: Caller) => FreeTimesQuestion;

const WHOSE = { doctor: 1, client: 1 } as const;

/** Computes free times by at most five queries for any number of days and doctors. */
@Injectable()
export class FreeTimesService {
  constructor(
    private readonly taken: TakenTimes,
    @Inject(ENV) private readonly env: Env,
    private readonly workingTimes: WorkingTimes,
    private readonly policies: BookingPolicies,
    private readonly doctors: DoctorsService,
    private readonly clock: Clock,
  ) {}

  /** Answers one day as `times`, several as `days`; a client's times follow the stored policy. */
  async answer(
    caller: Caller,
    { doctor, date, duration, type, except, to }: FreeTimes,
  ): Promise<FreeTimesAnswer> {
    if (to && (to < date || daysBetween(date, to) >= MAX_FREE_DAYS))
      throw invalid('to', `Please choose a last day at most ${MAX_FREE_DAYS} days from the first one.`);
    const wish: Wish = {
      doctor: new Types.ObjectId(doctor),
      from: date,
      to: to ?? date,
      duration,
      type,
      ...(except && { except: new Types.ObjectId(except) }),
    };
    const days = freeDays(await this.question(caller.role === 'client', wish, { mover: caller }));
    return to ? { days } : { times: days[0]?.times ?? [] };
  }

  /** The earliest free starts within the next 62 days, of one or all doctors; a client's are within the policy, too. */
  async first(
    { role }: Caller,
    { duration, type, doctor, count = FIRST_FREE }: FirstFree,
  ): Promise<FreeStart[]> {
    const now = this.clock.now();
    const zone = this.env.clinicTimezone;
    const from = clinicToday(now, zone);
    const days = { from, to: addDays(from, MAX_FREE_DAYS - 1) };
    const all: PersonRef[] = (await this.doctors.all()).filter(({ id }) => !doctor || id === doctor);
    const ids = all.map(({ id }) => new Types.ObjectId(id));
    const [workingOf, busy, { policy, stored }] = await Promise.all([
      this.workingTimes.workingTimesOf(ids, days),
      this.taken.busy(ids, days, now, { ...TIMES, doctor: 1, _id: 0 }),
      this.policies.read(),
    ]);
    const busyOf = byDoctor(busy);
    return all
      .flatMap(({ id, name }) => {
        const working = workingOf.get(id) as WorkingTime;
        const question = {
          ...working,
          ...days,
          ...this.common({ duration, type }, policy),
          busy: spansOf(busyOf.get(id) ?? []),
          ...this.window(role === 'client' && stored, working, policy, now),
        };
        return freeDays(question).flatMap(({ date, times }) =>
          times.map((time) => ({ doctor: { id, name }, date, time })),
        );
      })
      .toSorted((one, other) => `${one.date}${one.time}`.localeCompare(`${other.date}${other.time}`))
      .slice(0, count);
  }

  /** The three nearest free starts. */
  async alternatives(
    byClient: boolean,
    { date, time, ...wish }: Omit<Wish, 'from' | 'to'> & { date: string; time: string },
  ): Promise<Alternative[]> {
    const today = this.clock.today();
    const first = addDays(date, -NEAR_DAYS);
    const days = { from: first < today ? today : first, to: addDays(date, NEAR_DAYS) };
    const free = freeDays(await this.question(byClient, { ...wish, ...days }));
    return nearestTimes(free, { date, time }, ALTERNATIVES);
  }

  /**
   * The data that decide a doctor's free times. `mover`: the client whose visit `except` must be; `policy`: if already
   * read.
   */
  async question(
    bound: boolean,
    wish: Wish,
    { mover, policy }: { mover?: Caller; policy?: PolicyAnswer } = {},
  ): Promise<FreeTimesQuestion> {
    const fields = wish.except ? { ...TIMES, ...WHOSE } : ({ ...TIMES, _id: 0 } as const);
    return (await this.among([wish.doctor], wish, fields, policy))(bound, wish, mover);
  }

  /** The `question` of a doctor who has no visits: only hours and time off decide. */
  async unoccupied(wish: Wish): Promise<FreeTimesQuestion> {
    const asking = await this.byHours([wish.doctor], wish, this.clock.now());
    return { ...asking(false, wish), busy: [] };
  }

  /** Makes the `question` for many wishes and doctors with one set of queries. */
  async among(
    doctors: readonly Types.ObjectId[],
    days: Days,
    fields: Record<string, 0 | 1> = { ...TIMES, doctor: 1 },
    known?: PolicyAnswer,
  ): Promise<Asking> {
    const now = this.clock.now();
    const [asking, busy] = await Promise.all([
      this.byHours(doctors, days, now, known),
      this.taken.busy(doctors, days, now, fields),
    ]);
    const busyOf = byDoctor(busy);
    return (bound, wish, mover) => {
      const id = wish.doctor.toHexString();
      const others = (busyOf.get(id) ?? busyOf.get(ONLY_ONE) ?? []).filter(
        ({ _id, client }) =>
          !(_id && wish.except?.equals(_id) && (mover?.role !== 'client' || client?.id.equals(mover.id))),
      );
      return { ...asking(bound, wish), busy: spansOf(others) };
    };
  }

  private async byHours(
    doctors: readonly Types.ObjectId[],
    days: Days,
    now: Date,
    known?: PolicyAnswer,
  ): Promise<(bound: boolean, wish: Wish) => Omit<FreeTimesQuestion, 'busy'>> {
    const [workingOf, { policy, stored }] = await Promise.all([
      this.workingTimes.workingTimesOf(doctors, days, clinicToday(now, this.env.clinicTimezone)),
      known ?? this.policies.read(),
    ]);
    return (bound, wish) => {
      const working = workingOf.get(wish.doctor.toHexString()) as WorkingTime;
      return {
        ...working,
        from: wish.from,
        to: wish.to,
        ...this.common(wish, policy),
        ...this.window(bound && stored, working, policy, now),
      };
    };
  }

  /** The period that may be asked for: a client's by the stored policy. */
  private window(bound: boolean, working: WorkingTime, policy: BookingPolicy, now: Date) {
    if (!bound) return { earliest: now };
    const zone = this.env.clinicTimezone;
    return { now, ...clientWindow(policy, now, zone, deskOpenings(working, zone)) };
  }

  private common({ duration, type }: Pick<Wish, 'duration' | 'type'>, { buffer, step }: BookingPolicy) {
    return { duration, buffer, step, zone: this.env.clinicTimezone, ...(type && { mode: modeOf(type) }) };
  }
}

/** Stands for the only doctor's id. */
const ONLY_ONE = '';

/** Groups busy times by the doctor's id. */
const byDoctor = (busy: readonly Busy[]): Map<string, Busy[]> =>
  Map.groupBy(busy, ({ doctor }) => doctor?.id.toHexString() ?? ONLY_ONE);

/** Makes spans that include each visit's buffer. */
const spansOf = (busy: readonly Busy[]): TimeSpan[] =>
  busy.map(({ startsAt, endsAt, buffer = 0 }) => ({
    start: startsAt,
    end: new Date(endsAt.getTime() + buffer * MINUTE_MS),
  }));
