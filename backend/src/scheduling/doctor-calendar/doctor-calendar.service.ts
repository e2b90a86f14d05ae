import { Inject, Injectable } from '@nestjs/common';
import { clinicFacts } from '@clinic/contract/clinic';
import { APPOINTMENT_TYPE_LABELS } from '@clinic/contract/constants';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { VisitsOfDoctors } from '../appointments/visits-of-doctors.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { VisitSettingsService } from './visit-settings.service.ts';
import { Clock } from '../../platform/config/clock.ts';

const DAY_MS = 86_400_000;
const DAYS_BACK = 90;
const DAYS_AHEAD = 365;
/** Seconds after which other calendars read again. */
const HOUR_SECONDS = 3600;

/** The doctor's calendar file. Others may see it, so it has only initials and types. */
@Injectable()
export class DoctorCalendar {
  constructor(
    private readonly settings: VisitSettingsService,
    private readonly visits: VisitsOfDoctors,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  /** Deterministic. Throws NOT_FOUND. */
  async file(name: string): Promise<string> {
    const doctor = await this.settings.doctorAt(name);
    const now = this.clock.now().getTime();
    const span = {
      start: new Date(now - DAYS_BACK * DAY_MS),
      end: new Date(now + DAYS_AHEAD * DAY_MS),
    };
    const visits = await this.visits.confirmed(doctor._id, span);
    const calendar = ical({
      name: `${clinicFacts().name}: ${doctor.name}`,
      method: ICalCalendarMethod.PUBLISH,
      prodId: { company: clinicFacts().name, product: 'Appointments', language: 'EN' },
      ttl: HOUR_SECONDS,
    });
    const { hostname } = new URL(this.env.publicUrl);
    for (const visit of visits)
      calendar.createEvent({
        id: `visit-${visit._id.toHexString()}@${hostname}`,
        sequence: visit.version,
        stamp: visit.updatedAt,
        start: visit.startsAt,
        end: visit.endsAt,
        summary: `${initials(visit.client.name)}, ${APPOINTMENT_TYPE_LABELS[visit.appointmentType]}`,
        status: ICalEventStatus.CONFIRMED,
      });
    return calendar.toString();
  }
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
