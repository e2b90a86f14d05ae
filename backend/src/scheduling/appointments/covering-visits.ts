import { addDays, clinicInstant } from '@clinic/contract/clinic-calendar';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Types } from 'mongoose';
import { ClientAccess, type CoveringVisit } from '../../clients/clients/client-access.ts';
import { Clock } from '../../platform/config/clock.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import type { AppointmentRecord } from './appointment.schema.ts';
import { AppointmentsService } from './appointments.service.ts';

/** Visits that may let a doctor cover for a colleague; the rule is `contract/src/scheduling/cover.ts`. */
@Injectable()
export class CoveringVisits implements OnModuleInit {
  constructor(
    private readonly access: ClientAccess,
    private readonly appointments: AppointmentsService,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.access.askForVisits((doctor, client) => this.of(doctor, client));
  }

  /** Only yesterday's, today's and tomorrow's visits can have an open window. */
  private async of(doctor: string, client: Types.ObjectId): Promise<CoveringVisit[]> {
    const today = this.clock.today();
    const midnight = (days: number) => clinicInstant(addDays(today, days), '00:00', this.env.clinicTimezone);
    const span = { start: midnight(-1), end: midnight(2) };
    const theirs = { 'doctor.id': new Types.ObjectId(doctor), 'client.id': client };
    return (await this.appointments.touching(span, theirs)).map(coverVisitOf);
  }
}

export const coverVisitOf = (visit: AppointmentRecord): CoveringVisit => {
  const { _id, doctor, status, startsAt, endsAt, outcome = null, appointmentType } = visit;
  return { _id, doctor: doctor.id.toHexString(), status, startsAt, endsAt, outcome, appointmentType };
};
