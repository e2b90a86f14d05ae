import { Injectable } from '@nestjs/common';
import { effectiveTime, slotsOf } from '@clinic/contract/scheduling/appointment-rules';
import type { AppointmentType } from '@clinic/contract/constants';
import { formatDay, formatTime } from '@clinic/contract/clinic-calendar';
import type { Types } from 'mongoose';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { slotsOfClaim, type Claim } from './holds-in-the-way.ts';
import type { AppointmentRecord } from './appointment.schema.ts';
import { FreeTimesService } from './free-times.service.ts';
import { TakenTimes } from './taken-times.ts';

export interface Wanted {
  id?: Types.ObjectId;
  client: Types.ObjectId;
  /** Day and time in the clinic's zone. */
  date: string;
  time: string;
  type: AppointmentType;
  claim: Claim;
}

const ONE_ASKED =
  'You can ask to move one visit of a series at a time. Please wait for our answer, or take the other request back.';

/** Explains which unique index refused a write, with the conflict and free alternatives. */
@Injectable()
export class AppointmentConflicts {
  constructor(
    private readonly takenTimes: TakenTimes,
    private readonly freeTimes: FreeTimesService,
  ) {}

  /** Throws ACTIVE_APPOINTMENT_EXISTS, APPOINTMENT_OVERLAP, TIME_HELD, to a client TIME_NOT_FREE. */
  async explain(error: unknown, caller: Caller, wanted: Wanted): Promise<never> {
    if (isDuplicateKey(error, 'activeClient')) {
      const existing = await this.takenTimes.activeOf(wanted.client);
      throw new ApiError('ACTIVE_APPOINTMENT_EXISTS', {
        ...(existing && {
          existingAppointment: { ...effectiveTime(existing), status: existing.status },
        }),
      });
    }
    if (isDuplicateKey(error, 'askedMove.ofSeries'))
      throw new ApiError('APPOINTMENT_STATE', { message: ONE_ASKED });
    if (!isDuplicateKey(error, 'slots')) throw error;
    throw caller.role === 'client' ? await this.notFree(caller, wanted) : await this.taken(caller, wanted);
  }

  /** The refusal for a client, who must not learn about others' visits. */
  async notFree(caller: Caller, wanted: Wanted): Promise<ApiError> {
    return new ApiError('TIME_NOT_FREE', { alternatives: await this.alternatives(caller, wanted) });
  }

  alternatives(caller: Caller, { id, date, time, type, claim }: Wanted) {
    const { doctor, duration } = claim;
    const wish = { doctor, date, time, duration, type, ...(id && { except: id }) };
    return this.freeTimes.alternatives(caller.role === 'client', wish);
  }

  private async taken(caller: Caller, wanted: Wanted): Promise<ApiError> {
    const { id, claim } = wanted;
    const own = slotsOf(claim.startsAt, claim.duration);
    const others = await this.takenTimes.inTheWayOf(claim, id);
    const alternatives = await this.alternatives(caller, wanted);
    const visit = others.find(
      ({ status, pending, startsAt, duration }) =>
        status === 'confirmed' && !pending && slotsOf(startsAt, duration).some((slot) => own.includes(slot)),
    );
    if (visit) return new ApiError('APPOINTMENT_OVERLAP', { message: sentenceOf(visit), alternatives });
    const [other] = others;
    if (!other) return new ApiError('APPOINTMENT_OVERLAP', { alternatives });
    const isWish = other.askedMove?.slots?.some((slot) => slotsOfClaim(claim).slots.includes(slot));
    return new ApiError('TIME_HELD', { message: heldSentence(other, isWish), alternatives });
  }
}

function heldSentence(other: AppointmentRecord, isWish = false): string {
  const { client, status, pending, nextSlots, askedMove } = other;
  if (pending) return `This time is held: a series is being booked for ${client.name}.`;
  if (nextSlots) return `This time is held: a series is being moved for ${client.name}.`;
  const { date, time } = (isWish && askedMove) || effectiveTime(other);
  const at = `${formatDay(date)} at ${formatTime(time)}`;
  return status === 'requested' || isWish
    ? `This time is held: ${client.name} has asked for ${at}.`
    : `This would take the minutes kept free between visits: ${client.name} comes on ${at}.`;
}

function sentenceOf(visit: AppointmentRecord): string {
  const { date, time } = effectiveTime(visit);
  return `The doctor already has a confirmed appointment on ${formatDay(date)} at ${formatTime(time)}.`;
}
