import { Injectable } from '@nestjs/common';
import {
  clientWindow,
  isTooLateToChange,
  lateChangeSentence,
  outsideWindow,
  type PolicyAnswer,
} from '@clinic/contract/scheduling/booking-policy';
import { clinicPhone } from '@clinic/contract/clinic';
import { deskOpenings, type Openings } from '@clinic/contract/scheduling/desk-openings';
import { heldUntil } from '@clinic/contract/scheduling/held-until';
import { isFreeAt, weekOn } from '@clinic/contract/scheduling/free-times';
import { BookingPolicies } from '../booking-policy/booking-policies.service.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { AppointmentConflicts, type Wanted } from './appointment-conflicts.ts';
import type { AppointmentRecord } from './appointment.schema.ts';
import { FreeTimesService } from './free-times.service.ts';
import { Clock } from '../../platform/config/clock.ts';

export interface Hold {
  heldUntil: Date;
  /** Buffer in minutes. */
  buffer: number;
  /** False: the doctor has no hours yet, so that even a taken time may be requested, without a hold. */
  must: boolean;
}

/** Checks clients' wishes by the doctor's free times and the clinic's policy. */
@Injectable()
export class ClientLimits {
  constructor(
    private readonly policies: BookingPolicies,
    private readonly freeTimes: FreeTimesService,
    private readonly conflicts: AppointmentConflicts,
    private readonly clock: Clock,
  ) {}

  /**
   * Checks a client's requested time and returns its hold; `known`: the policy, if already read. Throws OUTSIDE_POLICY,
   * TIME_NOT_FREE with alternatives.
   */
  async hold(caller: Caller, wanted: Wanted, known?: PolicyAnswer): Promise<Hold> {
    const now = this.clock.now();
    const stored = known ?? (await this.policies.read());
    const { id, date, time, type, claim } = wanted;
    const wish = { doctor: claim.doctor, from: date, to: date, duration: claim.duration, type };
    const question = await this.freeTimes.question(
      true,
      { ...wish, ...(id && { except: id }) },
      { policy: stored },
    );
    const asked = { now, startsAt: claim.startsAt, zone: question.zone };
    const openings = deskOpenings(question, question.zone);
    await this.requireWindow(caller, wanted, stored, { ...asked, openings });
    const must = weekOn(question.weeks, date) !== undefined;
    if (must && !isFreeAt(question, time)) throw await this.conflicts.notFree(caller, wanted);
    const { holdHours, buffer } = stored.policy;
    return { heldUntil: heldUntil({ ...asked, holdHours }, openings), buffer, must };
  }

  /** Answers the policy. Throws TOO_LATE_TO_CHANGE for a confirmed visit that begins too soon. */
  async requireChangeable({ status, startsAt }: AppointmentRecord): Promise<PolicyAnswer> {
    const known = await this.policies.read();
    const { policy, stored } = known;
    if (!stored || !isTooLateToChange({ status, startsAt }, policy, this.clock.now())) return known;
    throw new ApiError('TOO_LATE_TO_CHANGE', {
      message: lateChangeSentence(policy, clinicPhone()),
    });
  }

  private async requireWindow(
    caller: Caller,
    wanted: Wanted,
    { policy, stored }: PolicyAnswer,
    { openings, zone, ...asked }: { now: Date; startsAt: Date; zone: string; openings: Openings },
  ): Promise<void> {
    if (!stored) return;
    const window = clientWindow(policy, asked.now, zone, openings);
    const message = outsideWindow({ ...asked, policy }, window);
    if (!message) return;
    throw new ApiError('OUTSIDE_POLICY', {
      message,
      alternatives: await this.conflicts.alternatives(caller, wanted),
    });
  }
}
