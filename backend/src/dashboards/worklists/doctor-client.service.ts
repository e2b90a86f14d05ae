import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ageOf, dietKindOf } from '@clinic/contract/dashboards/client-facts';
import { clinicToday } from '@clinic/contract/clinic-calendar';
import { coverWindow } from '@clinic/contract/scheduling/cover';
import type { ClientSummary, Cover, VisitMoment } from '@clinic/contract/dashboards/doctor-client';
import { Types, type Model } from 'mongoose';
import { AppointmentRecord } from '../../scheduling/appointments/appointment.schema.ts';
import { earliestStart } from '../../scheduling/appointments/appointments.service.ts';
import { ClientAccess, type CoveringVisit } from '../../clients/clients/client-access.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { DoctorClientFacts } from './doctor-client-facts.ts';
import { Clock } from '../../platform/config/clock.ts';

type Stored = Pick<AppointmentRecord, 'startsAt' | 'appointmentType'>;

const MOMENT = { startsAt: 1, appointmentType: 1 } as const;

@Injectable()
export class DoctorClient {
  constructor(
    @InjectModel(AppointmentRecord.name) private readonly appointments: Model<AppointmentRecord>,
    private readonly access: ClientAccess,
    private readonly clients: ClientsService,
    private readonly facts: DoctorClientFacts,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, CLIENT_ERASING. */
  async summary(caller: Caller, clientId: string): Promise<ClientSummary> {
    const record = await this.access.requireOpenRecords(caller, clientId, ['cover']);
    const now = this.clock.now();
    const [client, covering, known, nextVisit, lastVisit] = await Promise.all([
      this.clients.view(record),
      this.access.covering(caller, record),
      this.facts.of([record._id]),
      this.nextVisit(record._id, now),
      this.lastVisit(record._id, now),
    ]);
    const found = known.get(record._id.toHexString());
    // The client was erased at this moment.
    if (!found) throw new ApiError('NOT_FOUND');
    const { facts, forms } = found;
    const today = clinicToday(now, this.env.clinicTimezone);
    return {
      client,
      ...facts,
      age: ageOf(forms, today),
      diet: dietKindOf(forms),
      nextVisit,
      lastVisit,
      cover: this.coverBy(covering, client.doctorName),
    };
  }

  private coverBy(visits: CoveringVisit[], doctorName: string | null): Cover | null {
    if (visits.length === 0) return null;
    const ends = visits.map((visit) => coverWindow(visit, this.env.clinicTimezone).until.getTime());
    return {
      doctorName,
      visits: visits.map((visit) => ({ id: visit._id.toHexString(), ...momentOf(visit) })),
      until: new Date(Math.max(...ends)).toISOString(),
    };
  }

  private async nextVisit(client: Types.ObjectId, now: Date): Promise<VisitMoment | null> {
    const visit = await this.appointments
      .findOne(
        {
          'client.id': client,
          status: { $in: ['requested', 'confirmed'] },
          startsAt: { $gt: earliestStart(now) },
          endsAt: { $gt: now },
          outcome: { $nin: ['completed', 'no_show'] },
        },
        MOMENT,
      )
      .sort({ startsAt: 1 })
      .lean<Stored>();
    return visit && momentOf(visit);
  }

  private async lastVisit(client: Types.ObjectId, now: Date): Promise<VisitMoment | null> {
    const visit = await this.appointments
      .findOne(
        {
          'client.id': client,
          status: 'confirmed',
          startsAt: { $lte: now },
          $or: [{ endsAt: { $lte: now } }, { outcome: 'completed' }],
          outcome: { $ne: 'no_show' },
        },
        MOMENT,
      )
      .sort({ startsAt: -1 })
      .lean<Stored>();
    return visit && momentOf(visit);
  }
}

const momentOf = ({ startsAt, appointmentType }: Stored): VisitMoment => ({
  start: startsAt.toISOString(),
  appointmentType,
});
