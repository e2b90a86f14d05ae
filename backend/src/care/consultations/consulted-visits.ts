import { addDays, clinicInstant } from '@clinic/contract/clinic-calendar';
import type { ConsultationChoice } from '@clinic/contract/care/consultations/consultations';
import { isOver } from '@clinic/contract/scheduling/visit-outcome';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import { Clock } from '../../platform/config/clock.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import type { AppointmentRecord } from '../../scheduling/appointments/appointment.schema.ts';
import { VisitsOfClients } from '../../scheduling/appointments/visits-of-clients.ts';
import { VisitsOfClinic } from '../../scheduling/appointments/visits-of-clinic.ts';
import { CheckupRecord, visitOf } from '../checkups/checkup.schema.ts';

export type Visit = Pick<AppointmentRecord, '_id' | keyof typeof FIELDS>;

/** A visit and its checkup, as far as there are any. */
export interface Consulted {
  visit?: Visit;
  checkup?: CheckupRecord;
}

const FIELDS = {
  doctor: 1,
  status: 1,
  startsAt: 1,
  endsAt: 1,
  outcome: 1,
  outcomeAt: 1,
  appointmentType: 1,
} as const;
/** The visit before is found among so many, also after some that did not take place. */
const LAST_VISITS = 20;

/** Finds the visit of a consultation, and the one before it. */
@Injectable()
export class ConsultedVisits {
  constructor(
    private readonly clinicVisits: VisitsOfClinic,
    private readonly clientVisits: VisitsOfClients,
    @InjectModel(CheckupRecord.name) private readonly checkups: Model<CheckupRecord>,
    private readonly access: ClientAccess,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Throws NOT_FOUND for what is not of this client, and for a visit that is not the doctor's. */
  async consultedVisit(
    caller: Caller,
    client: ClientRecord,
    { visit, checkup }: ConsultationChoice,
  ): Promise<Consulted> {
    if (checkup) return this.ofCheckup(client, checkup);
    const found = visit ? await this.require(caller, client, visit) : await this.present(caller, client);
    if (!found) return { checkup: await this.withoutVisit(caller, client) };
    const its = { $or: [{ visit: found._id }, { 'cover.visit': found._id }] };
    return { visit: found, checkup: (await this.checkups.findOne(its).lean<CheckupRecord>()) ?? undefined };
  }

  /** One of the doctor's own visits of the client; of a covering doctor one that lets them cover. Throws NOT_FOUND. */
  async require(caller: Caller, client: ClientRecord, id: string): Promise<Visit> {
    const [visit, covered] = await Promise.all([
      this.clientVisits.one(
        client._id,
        { id: new Types.ObjectId(id), doctor: new Types.ObjectId(caller.id) },
        FIELDS,
      ),
      this.access.covering(caller, client),
    ]);
    const may = this.access.owns(caller, client) || covered.some(({ _id }) => _id.equals(id));
    if (!visit || !may) throw new ApiError('NOT_FOUND');
    return visit;
  }

  /** The last visit that took place before a moment, of any doctor. */
  async before({ _id }: ClientRecord, { visit, checkup }: Consulted): Promise<Visit | undefined> {
    const now = this.clock.now();
    const moment = visit?.startsAt ?? checkup?.createdAt ?? now;
    const found = await this.clientVisits.confirmedBefore(_id, moment, FIELDS, LAST_VISITS);
    return found.find(
      ({ endsAt, outcome }) => outcome !== 'no_show' && (endsAt <= now || outcome === 'completed'),
    );
  }

  private async ofCheckup({ _id: client }: ClientRecord, id: string): Promise<Consulted> {
    const checkup = await this.checkups.findOne({ _id: id, client }).lean<CheckupRecord>();
    if (!checkup) throw new ApiError('NOT_FOUND');
    const visit = visitOf(checkup);
    if (!visit) return { checkup };
    const found = await this.clinicVisits.get(visit, FIELDS);
    return { checkup, ...(found && { visit: found }) };
  }

  /**
   * Chooses of the doctor's visits of today the one that arrived, otherwise the next that is not over,
   * otherwise the last; a covering doctor gets the covered one.
   */
  private async present(caller: Caller, client: ClientRecord): Promise<Visit | undefined> {
    const [covered] = await this.access.covering(caller, client);
    if (covered) return this.require(caller, client, covered._id.toHexString());
    const day = { start: this.midnight(0), end: this.midnight(1) };
    const doctor = new Types.ObjectId(caller.id);
    const ofToday = await this.clientVisits.withDoctor(client._id, doctor, day, FIELDS);
    return (
      ofToday.find(({ outcome }) => outcome === 'arrived') ??
      ofToday.find(({ outcome = null }) => !isOver(outcome)) ??
      ofToday.at(-1)
    );
  }

  /** A doctor without a visit today goes on with the own checkup of the day. */
  private async withoutVisit({ id }: Caller, client: ClientRecord): Promise<CheckupRecord | undefined> {
    const its = {
      visit: { $exists: false },
      cover: { $exists: false },
      createdAt: { $gte: this.midnight(0) },
    };
    const last = await this.checkups
      .findOne({ client: client._id, 'savedBy.id': id, ...its })
      .sort({ updatedAt: -1 })
      .lean<CheckupRecord>();
    return last ?? undefined;
  }

  /** The clinic's midnight at which a day from today begins. */
  private midnight(days: number): Date {
    return clinicInstant(addDays(this.clock.today(), days), '00:00', this.env.clinicTimezone);
  }
}
