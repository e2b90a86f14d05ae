import { Inject, Injectable } from '@nestjs/common';
import {
  clientWindow,
  heldUntil,
  isTooLateToChange,
  lateChangeSentence,
  type PolicyAnswer,
} from '@clinic/contract/scheduling/booking-policy';
import { addDays, clinicInstant, clinicToday } from '@clinic/contract/clinic-calendar';
import { CLINIC } from '@clinic/contract/clinic';
import { counted } from '@clinic/contract/platform/counted';
import { isFreeAt, minutesOfRange, weekOn, workRanges } from '@clinic/contract/scheduling/free-times';
import { freeSpans, joined, type TimeSpan } from '@clinic/contract/platform/time-spans';
import { BookingPolicies } from '../booking-policy/booking-policies.service.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { WorkingTimes } from '../hours/working-times.service.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { AppointmentConflicts, type Wanted } from './appointment-conflicts.ts';
import type { AppointmentRecord } from './appointment.schema.ts';
import { FreeTimesService } from './free-times.service.ts';
import { Clock } from '../../platform/config/clock.ts';

const MINUTE_MS = 60_000;
/** A request's hold ends by the clinic's openings of so many days. */
const HOLD_DAYS = 60;

export interface Hold {
  heldUntil: Date;
  /** Buffer in minutes. */
  buffer: number;
  /** False: the doctor has no hours yet, so a taken time may be requested, without a hold. */
  must: boolean;
}

/** Enforces the doctor's free times and the clinic's policy for clients. */
@Injectable()
export class ClientLimits {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly policies: BookingPolicies,
    private readonly freeTimes: FreeTimesService,
    private readonly workingTimes: WorkingTimes,
    private readonly conflicts: AppointmentConflicts,
    private readonly clock: Clock,
  ) {}

  /**
   * Checks a client's requested time, and answers its hold; `known`: the policy, if read already. Throws
   * OUTSIDE_POLICY, TIME_NOT_FREE with alternatives.
   */
  async hold(caller: Caller, wanted: Wanted, known?: PolicyAnswer): Promise<Hold> {
    const now = this.clock.now();
    const stored = known ?? (await this.policies.read());
    await this.requireWindow(caller, wanted, stored, now);
    const { id, date, time, type, claim } = wanted;
    const wish = { doctor: claim.doctor, from: date, to: date, duration: claim.duration, type };
    const question = await this.freeTimes.question(
      true,
      { ...wish, ...(id && { except: id }) },
      { policy: stored },
    );
    const must = weekOn(question.weeks, date) !== undefined;
    if (must && !isFreeAt(question, time)) throw await this.conflicts.notFree(caller, wanted);
    const until = await this.until(now, claim.startsAt, stored.policy.holdHours);
    return { heldUntil: until, buffer: stored.policy.buffer, must };
  }

  /** Answers the policy. Throws TOO_LATE_TO_CHANGE for a confirmed visit that begins too soon. */
  async requireChangeable({ status, startsAt }: AppointmentRecord): Promise<PolicyAnswer> {
    const known = await this.policies.read();
    const { policy, stored } = known;
    if (!stored || !isTooLateToChange({ status, startsAt }, policy, this.clock.now())) return known;
    throw new ApiError('TOO_LATE_TO_CHANGE', { message: lateChangeSentence(policy, CLINIC.phones[0] ?? '') });
  }

  private async requireWindow(
    caller: Caller,
    wanted: Wanted,
    { policy, stored }: PolicyAnswer,
    now: Date,
  ): Promise<void> {
    if (!stored) return;
    const { earliest, latest } = clientWindow(policy, now, this.env.clinicTimezone);
    const { startsAt } = wanted.claim;
    if (startsAt >= earliest && startsAt < latest) return;
    const message =
      startsAt < earliest
        ? `Please choose a time at least ${counted(policy.minNotice, 'hour')} from now, or call us.`
        : `Please choose a day within the next ${counted(policy.maxAdvance, 'day')}.`;
    throw new ApiError('OUTSIDE_POLICY', {
      message,
      alternatives: await this.conflicts.alternatives(caller, wanted),
    });
  }

  private async until(now: Date, startsAt: Date, holdHours: number): Promise<Date> {
    const zone = this.env.clinicTimezone;
    const from = clinicToday(now, zone);
    const closures = await this.workingTimes.absences([null], { from, to: addDays(from, HOLD_DAYS) });
    const closed = closures.map((off) => ({ start: off.startsAt, end: off.endsAt }));
    return heldUntil({ now, holdHours, startsAt, zone }, (date) => freeSpans(openings(date, zone), closed));
  }
}

function openings(date: string, zone: string): TimeSpan[] {
  const midnight = clinicInstant(date, '00:00', zone).getTime();
  const instant = (time: string) => new Date(midnight + minutesOfRange(time) * MINUTE_MS);
  const ranges = workRanges({ hours: CLINIC.hours, weeks: [], extra: [] }, date);
  return joined(ranges.map(({ from, to }) => ({ start: instant(from), end: instant(to) })));
}
