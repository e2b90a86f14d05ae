import { Injectable } from '@nestjs/common';
import { effectiveTime } from '@clinic/contract/scheduling/appointment-rules';
import type { VisitInTheWay } from '@clinic/contract/scheduling/hours';
import type { TimeSpan } from '@clinic/contract/platform/time-spans';
import type { Types } from 'mongoose';
import { VisitsOfClinic } from '../appointments/visits-of-clinic.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { Clock } from '../../platform/config/clock.ts';

const SHOWN = 100;

/** Upcoming visits that new time off would cover. */
@Injectable()
export class VisitsInTheWay {
  constructor(
    private readonly visits: VisitsOfClinic,
    private readonly clock: Clock,
  ) {}

  /** `before`: the earlier time off, whose visits were already shown. Throws VISITS_IN_TIME_OFF. */
  async refuse(doctor: Types.ObjectId | null, span: TimeSpan, before?: TimeSpan): Promise<void> {
    const now = this.clock.now();
    if (span.end <= now) return;
    const coming = { start: span.start > now ? span.start : now, end: span.end };
    const visits = await this.visits.open(doctor, coming, { beside: before, limit: SHOWN });
    if (visits.length === 0) return;
    throw new ApiError('VISITS_IN_TIME_OFF', {
      visits: visits.map((visit): VisitInTheWay => {
        const { date, time } = effectiveTime(visit);
        return {
          id: visit._id.toHexString(),
          client: visit.client.name,
          doctor: visit.doctor.name,
          at: { date, time },
          status: visit.status === 'confirmed' ? 'confirmed' : 'requested',
        };
      }),
    });
  }
}
