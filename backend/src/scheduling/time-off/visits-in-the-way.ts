import { Injectable } from '@nestjs/common';
import { effectiveTime } from '@clinic/contract/scheduling/appointment-rules';
import type { VisitInTheWay } from '@clinic/contract/scheduling/hours';
import type { AppointmentRecord } from '../appointments/appointment.schema.ts';
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
      visits: oneOfEachSeries(visits).map(([visit, ...others]) => rowOf(visit, others)),
    });
  }
}

type Several = [AppointmentRecord, ...AppointmentRecord[]];

/** The visits of a series together, in the place of its first; the others alone. */
const oneOfEachSeries = (visits: readonly AppointmentRecord[]): Several[] =>
  [...Map.groupBy(visits, ({ _id, series }) => (series?.id ?? _id).toHexString()).values()] as Several[];

function rowOf(visit: AppointmentRecord, others: readonly AppointmentRecord[]): VisitInTheWay {
  const { _id, client, doctor, status, series } = visit;
  return {
    id: _id.toHexString(),
    client: client.name,
    doctor: doctor.name,
    at: effectiveTime(visit),
    status: status === 'confirmed' ? 'confirmed' : 'requested',
    ...(series && {
      series: {
        id: series.id.toHexString(),
        dates: [visit, ...others].map(effectiveTime),
      },
    }),
  };
}
