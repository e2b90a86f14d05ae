import { Inject, Injectable } from '@nestjs/common';
import { ageOf, dietKindOf } from '@clinic/contract/dashboards/client-facts';
import { clinicToday } from '@clinic/contract/clinic-calendar';
import { coverWindow } from '@clinic/contract/scheduling/cover';
import type { ClientSummary, Cover, VisitMoment } from '@clinic/contract/dashboards/doctor-client';
import type { Types } from 'mongoose';
import type { AppointmentRecord } from '../../scheduling/appointments/appointment.schema.ts';
import { VisitsOfClients } from '../../scheduling/appointments/visits-of-clients.ts';
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
    private readonly visits: VisitsOfClients,
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
      this.facts.factsOf([record._id]),
      this.nextVisit(record._id, now),
      this.lastVisit(record._id, now),
    ]);
    const found = known.get(record._id.toHexString());
    // Another request erased the client at this moment.
    if (!found) throw new ApiError('NOT_FOUND');
    const { facts, forms } = found;
    const today = clinicToday(now, this.env.clinicTimezone);
    return {
      client,
      ...facts,
      age: String(ageOf(forms, today) ?? ''),
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
    const visit = await this.visits.next(client, now, MOMENT);
    return visit && momentOf(visit);
  }

  private async lastVisit(client: Types.ObjectId, now: Date): Promise<VisitMoment | null> {
    const visit = await this.visits.last(client, now, MOMENT);
    return visit && momentOf(visit);
  }
}

const momentOf = ({ startsAt, appointmentType }: Stored): VisitMoment => ({
  start: startsAt.toISOString(),
  appointmentType,
});
