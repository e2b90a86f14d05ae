import { clinicToday, formatTime } from '@clinic/contract/clinic-calendar';
import { BOOKING_MINUTES } from '@clinic/contract/constants';
import { effectiveSpan, effectiveTime } from '@clinic/contract/scheduling/appointment-rules';
import {
  isEnteredLater,
  PAST_VISIT_DAYS,
  type PastVisitEntered,
} from '@clinic/contract/scheduling/past-visits';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { invalid } from '../../platform/http/api-error.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { ownership } from './appointment-notifications.ts';
import type { PastVisitDto } from './appointment.dto.ts';
import { AppointmentRecord } from './appointment.schema.ts';
import { AppointmentsService } from './appointments.service.ts';
import { storedPeople, VisitPeople, type People } from './visit-people.ts';
import { VisitReads } from './visit-reads.ts';
import { VisitsOfDoctors } from './visits-of-doctors.ts';

const TOO_OLD = `Please choose a day of the last ${PAST_VISIT_DAYS} days.`;

/** Enters visits that were not written down when they took place: they claim no time and no client, and send no letter. */
@Injectable()
export class PastVisits {
  constructor(
    @InjectModel(AppointmentRecord.name) private readonly appointments: Model<AppointmentRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly reading: AppointmentsService,
    private readonly reads: VisitReads,
    private readonly ofDoctors: VisitsOfDoctors,
    private readonly people: VisitPeople,
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  /** Throws INVALID_INPUT, DOCTOR_GONE, CLIENT_ERASING. */
  async enter(context: WriteContext, input: PastVisitDto): Promise<PastVisitEntered> {
    const people = await this.people.records(input);
    const record = await this.records.once(
      this.appointments,
      context,
      () => this.write(context, input, people),
      (first) => first,
    );
    return {
      appointment: await this.reading.view(context.caller, record),
      clashes: await this.clashes(record),
      beforeRegistration: record.startsAt < people.client.createdAt,
    };
  }

  private async write(
    context: WriteContext,
    input: PastVisitDto,
    { doctor, client }: People,
  ): Promise<AppointmentRecord> {
    const { date, time, duration = BOOKING_MINUTES.default } = input;
    const now = this.clock.now();
    if (!isEnteredLater(date, this.clock.today())) throw invalid('date', TOO_OLD);
    const { start: startsAt, end: endsAt } = effectiveSpan({ date, time, duration }, this.env.clinicTimezone);
    if (startsAt >= now) throw invalid('time', 'This time is still to come: please book the visit.');
    if (clinicToday(doctor.createdAt, this.env.clinicTimezone) > date)
      throw invalid('doctor', `${doctor.name} was not at the clinic yet.`);
    const same = {
      'client.id': client._id,
      'doctor.id': doctor._id,
      startsAt,
      status: { $ne: 'cancelled' },
    } as const;
    const first = await this.reads.first(same);
    if (first) return first;
    try {
      return await this.insert(context, input, { doctor, client, startsAt, endsAt, duration, now });
    } catch (error) {
      const entered = isDuplicateKey(error, 'startsAt') && (await this.reads.first(same));
      if (entered) return entered;
      throw error;
    }
  }

  private insert(
    context: WriteContext,
    { date, time, outcome, appointmentType = 'Cash', assistantNotes = '', setsOwner }: PastVisitDto,
    {
      doctor,
      client,
      now,
      ...times
    }: People & Pick<AppointmentRecord, 'startsAt' | 'endsAt' | 'duration'> & { now: Date },
  ): Promise<AppointmentRecord> {
    const by = context.author;
    const { id, name } = by;
    return this.records.insert(
      this.appointments,
      context,
      {
        ...storedPeople({ doctor, client }),
        assistant: { id: new Types.ObjectId(id), name },
        date,
        time,
        ...times,
        appointmentType,
        status: 'confirmed',
        confirmedDate: date,
        confirmedTime: time,
        clientNotes: '',
        assistantNotes,
        outcome,
        outcomeAt: now,
        outcomeBy: by,
        enteredLater: true,
        changes: [
          { at: now, by, event: 'entered-later' },
          { at: now, by, event: outcome },
        ],
      },
      { effects: setsOwner ? [ownership(now)] : [] },
    );
  }

  private async clashes({ _id, doctor, startsAt, endsAt }: AppointmentRecord): Promise<string[]> {
    const visits = await this.ofDoctors.confirmed(doctor.id, { start: startsAt, end: endsAt });
    return visits
      .filter((visit) => !visit._id.equals(_id) && visit.outcome !== 'no_show')
      .map((visit) => `${visit.client.name}, ${formatTime(effectiveTime(visit).time)}`);
  }
}
