import { addDays, clinicInstant, clinicToday } from '@clinic/contract/clinic-calendar';
import { isOver } from '@clinic/contract/scheduling/visit-outcome';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model, type QueryFilter } from 'mongoose';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import { Clock } from '../../platform/config/clock.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { AppointmentRecord } from '../../scheduling/appointments/appointment.schema.ts';

export type Visit = Pick<
  AppointmentRecord,
  '_id' | 'doctor' | 'status' | 'startsAt' | 'endsAt' | 'outcome' | 'outcomeAt' | 'appointmentType'
>;

const FIELDS = { doctor: 1, status: 1, startsAt: 1, endsAt: 1, outcome: 1, outcomeAt: 1, appointmentType: 1 };
/** The visit before is found among so many, also after some that did not take place. */
const LAST_VISITS = 20;

/** Which visit a consultation is of, and which one was before. */
@Injectable()
export class ConsultedVisits {
  constructor(
    @InjectModel(AppointmentRecord.name) private readonly appointments: Model<AppointmentRecord>,
    private readonly access: ClientAccess,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The doctor's own confirmed visits of a filter, the latest first. */
  ownOf({ id }: Caller, which: QueryFilter<AppointmentRecord>): Promise<Visit[]> {
    return this.appointments
      .find({ ...which, 'doctor.id': new Types.ObjectId(id), status: 'confirmed' }, FIELDS)
      .sort({ startsAt: -1 })
      .lean<Visit[]>();
  }

  /**
   * Of the doctor's visits of today the one that arrived, otherwise the next that is not over, otherwise the last;
   * of a covering doctor the covered one. `before`: the last visit that took place, of any doctor.
   */
  async of(caller: Caller, client: ClientRecord): Promise<{ visit?: Visit; before?: Visit }> {
    const now = this.clock.now();
    const [found, [covered]] = await Promise.all([
      this.appointments
        .find({ 'client.id': client._id, status: 'confirmed', startsAt: { $lt: this.tomorrow() } }, FIELDS)
        .sort({ startsAt: -1 })
        .limit(LAST_VISITS)
        .lean<Visit[]>(),
      this.access.covering(caller, client),
    ]);
    const visit = covered
      ? (await this.ownOf(caller, { _id: covered._id }))[0]
      : this.presentOf(found.filter(({ doctor }) => doctor.id.toHexString() === caller.id));
    const before = found.find(
      ({ _id, startsAt, endsAt, outcome }) =>
        !visit?._id.equals(_id) &&
        startsAt < (visit?.startsAt ?? now) &&
        outcome !== 'no_show' &&
        (endsAt <= now || outcome === 'completed'),
    );
    return { visit, before };
  }

  private tomorrow(): Date {
    return clinicInstant(addDays(this.clock.today(), 1), '00:00', this.env.clinicTimezone);
  }

  /** `own`: the latest first. */
  private presentOf(own: readonly Visit[]): Visit | undefined {
    const today = this.clock.today();
    const ofToday = own.filter(
      ({ startsAt, outcome }) =>
        clinicToday(startsAt, this.env.clinicTimezone) === today && outcome !== 'no_show',
    );
    return (
      ofToday.findLast(({ outcome }) => outcome === 'arrived') ??
      ofToday.findLast(({ outcome = null }) => !isOver(outcome)) ??
      ofToday[0]
    );
  }
}
