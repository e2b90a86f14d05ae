import { addDays, clinicInstant } from '@clinic/contract/clinic-calendar';
import { Inject, Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { CoveringVisitsOf, type CoveringVisit } from '../../clients/clients/client-access.ts';
import { Clock } from '../../platform/config/clock.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { Answers } from '../../platform/ports/answers.ts';
import type { AppointmentRecord } from './appointment.schema.ts';
import { VisitsOfClients } from './visits-of-clients.ts';

/** Visits that may give a doctor access to a colleague's client, by the rule in `contract/src/scheduling/cover.ts`. */
@Injectable()
export class CoveringVisits {
  constructor(
    private readonly visits: VisitsOfClients,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  /** Reads yesterday to tomorrow, since only their visits can give access now. */
  @Answers(CoveringVisitsOf)
  async visitsCovering(doctor: string, client: Types.ObjectId): Promise<CoveringVisit[]> {
    const today = this.clock.today();
    const midnight = (days: number) => clinicInstant(addDays(today, days), '00:00', this.env.clinicTimezone);
    const span = { start: midnight(-1), end: midnight(2) };
    return (await this.visits.overlapping(client, new Types.ObjectId(doctor), span)).map(coverVisitOf);
  }
}

export const coverVisitOf = (visit: AppointmentRecord): CoveringVisit => {
  const { _id, doctor, status, startsAt, endsAt, outcome = null, appointmentType, enteredLater } = visit;
  return {
    _id,
    doctor: doctor.id.toHexString(),
    status,
    startsAt,
    endsAt,
    outcome,
    appointmentType,
    enteredLater,
  };
};
