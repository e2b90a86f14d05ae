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
/** So many visits are read to find the previous one, since some may not have taken place. */
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

  /** Throws NOT_FOUND for a visit or checkup of another client, and for a visit of another doctor. */
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

  /**
   * Returns one of the doctor's own visits of the client, or for a covering doctor a visit that allows reading the
   * record. Throws NOT_FOUND.
   */
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

  /** Returns the last visit that took place before an instant, of any doctor. */
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

  /** Returns the doctor's own checkup of the day when there is no visit today. */
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

  /** Returns the clinic's midnight at which a day from today begins. */
  private midnight(days: number): Date {
    return clinicInstant(addDays(this.clock.today(), days), '00:00', this.env.clinicTimezone);
  }
}
