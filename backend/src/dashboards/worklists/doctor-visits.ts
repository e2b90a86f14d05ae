import { Inject, Injectable } from '@nestjs/common';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { addDays, clinicDateTime, clinicInstant, formatMoment } from '@clinic/contract/clinic-calendar';
import { covers } from '@clinic/contract/scheduling/cover';
import type { DoctorWorklists, DoctorVisit, VisitRow } from '@clinic/contract/dashboards/doctor-worklists';
import type { Worklist, WorkRow } from '@clinic/contract/dashboards/work-rows';
import type { AppointmentRecord } from '../../scheduling/appointments/appointment.schema.ts';
import { AppointmentsService } from '../../scheduling/appointments/appointments.service.ts';
import { coverVisitOf } from '../../scheduling/appointments/covering-visits.ts';
import { VisitsOfDoctors } from '../../scheduling/appointments/visits-of-doctors.ts';
import { timeOffOf, WaitingVisits } from '../../scheduling/appointments/waiting-visits.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { WorkingTimes } from '../../scheduling/hours/working-times.service.ts';
import { DoctorClientFacts } from './doctor-client-facts.ts';
import type { ListsOf } from './doctor-lists.ts';
import { storedRows, type StoredRows } from './worklist.ts';

type Recorded = WorkRow & { visit: AppointmentRecord };

@Injectable()
export class DoctorVisits {
  constructor(
    private readonly doctorVisits: VisitsOfDoctors,
    private readonly waiting: WaitingVisits,
    private readonly reading: AppointmentsService,
    private readonly workingTimes: WorkingTimes,
    private readonly facts: DoctorClientFacts,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async today({ doctor, day, now }: ListsOf): Promise<Pick<DoctorWorklists, 'visits' | 'next'>> {
    const zone = this.env.clinicTimezone;
    const [start, end] = [day, addDays(day, 1)].map((date) => clinicInstant(date, '00:00', zone)) as [
      Date,
      Date,
    ];
    const visits = await this.doctorVisits.visitsWithin(doctor, { start, end });
    if (visits.length > 0) return { visits: await this.told(doctor.toHexString(), visits, now), next: null };
    const later = await this.doctorVisits.firstFrom(doctor, end);
    const [next = null] = await this.told(doctor.toHexString(), later ? [later] : [], now);
    return { visits: [], next };
  }

  notRecorded({ doctor, now, hidden }: ListsOf): Promise<DoctorWorklists['notRecorded']> {
    return this.list(
      {
        list: 'notRecorded',
        stored: this.waiting.notRecordedBy(doctor, now),
        row: (visit) => this.row(visit, `Visit of ${this.moment(visit)}`),
      },
      hidden,
    );
  }

  async inTimeOff({ doctor, now, hidden }: ListsOf): Promise<DoctorWorklists['inTimeOff']> {
    const all = await this.workingTimes.upcoming(now);
    if (all.length === 0) return { count: 0, rows: [] };
    return this.list(
      {
        list: 'inTimeOff',
        stored: this.waiting.inTimeOffOf(doctor, all, now),
        row: (visit) => {
          const label = timeOffOf(visit, all)?.label;
          return {
            ...this.row(visit, `Visit of ${this.moment(visit)}${label ? `, during ${label}` : ''}`),
            since: null,
          };
        },
      },
      hidden,
    );
  }

  private moment({ startsAt }: AppointmentRecord): string {
    return formatMoment(clinicDateTime(startsAt, this.env.clinicTimezone));
  }

  private row(visit: AppointmentRecord, words: string): Recorded {
    const { _id, client, startsAt } = visit;
    const since = startsAt.toISOString();
    const person = { id: client.id.toHexString(), name: client.name };
    return { id: _id.toHexString(), fact: since, words, since, person, visit };
  }

  private async list(
    asked: StoredRows<AppointmentRecord, Recorded>,
    hidden: ListsOf['hidden'],
  ): Promise<Worklist<VisitRow>> {
    const { count, rows } = await storedRows(asked, hidden);
    const views = await this.reading.views(rows.map(({ visit }) => visit));
    return {
      count,
      rows: rows.map(({ id, fact, words, since, person }, index) => {
        const appointment = views[index] as Appointment;
        return { id, fact, words, since, person, appointment };
      }),
    };
  }

  private async told(doctor: string, visits: AppointmentRecord[], now: Date): Promise<DoctorVisit[]> {
    const [views, facts] = await Promise.all([
      this.reading.views(visits),
      this.facts.factsOf(visits.map(({ client }) => client.id)),
    ]);
    return visits.map((visit, index): DoctorVisit => {
      const appointment = views[index] as Appointment;
      const known = facts.get(visit.client.id.toHexString());
      if (!known) return { appointment, allergies: null, facts: null, covers: false };
      const { owner, facts: all } = known;
      const isCover = covers(coverVisitOf(visit), { doctor, owner }, now, this.env.clinicTimezone);
      const isSeen = owner === doctor || isCover;
      return { appointment, allergies: all.allergies, facts: isSeen ? all : null, covers: isCover };
    });
  }
}
