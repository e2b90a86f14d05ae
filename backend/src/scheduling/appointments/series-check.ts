import { addDays, clinicInstant, type ClinicMoment } from '@clinic/contract/clinic-calendar';
import type { AppointmentType } from '@clinic/contract/constants';
import { effectiveSpan } from '@clinic/contract/scheduling/appointment-rules';
import type { Alternative } from '@clinic/contract/scheduling/booking-policy';
import {
  freeDays,
  isFreeAt,
  nearestTimes,
  workRanges,
  type FreeTimesQuestion,
} from '@clinic/contract/scheduling/free-times';
import { closedReason } from '@clinic/contract/scheduling/opening-hours';
import type { SeriesDate, SeriesObstacle } from '@clinic/contract/scheduling/series';
import type { SeriesVisit } from '@clinic/contract/scheduling/series-rules';
import { overlaps, type TimeSpan } from '@clinic/contract/platform/time-spans';
import { Inject, Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { FreeTimesService } from './free-times.service.ts';
import { TakenTimes, TIMES, type Busy } from './taken-times.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Days after a date on which another time is looked for, and the number of proposals. */
const NEXT_DAYS = 14;
const ALTERNATIVES = 3;

export interface SeriesWish {
  doctor: Types.ObjectId;
  /** Length of each visit in minutes. */
  duration: number;
  type: AppointmentType;
  /** True: times outside the doctor's hours count as free. */
  anyHours: boolean;
  /** Ids of visits whose own times count as free. */
  except: readonly Types.ObjectId[];
}

/** A doctor's time that is taken, with its buffer as `whole`. */
interface Taken extends Busy {
  own: TimeSpan;
  whole: TimeSpan;
}

interface Checked extends SeriesVisit {
  own: TimeSpan;
  whole: TimeSpan;
}

type Obstacle = Pick<SeriesDate, 'why'> & { obstacle: SeriesObstacle };

/** Says what is in the way of each visit of a series, by one set of queries. */
@Injectable()
export class SeriesCheck {
  constructor(
    private readonly freeTimes: FreeTimesService,
    private readonly takenTimes: TakenTimes,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Pick<Env, 'clinicTimezone'>,
  ) {}

  /** `visits`: earliest first, at least one. */
  async dates(wish: SeriesWish, visits: readonly SeriesVisit[]): Promise<SeriesDate[]> {
    const { doctor, duration, type, except } = wish;
    const days = {
      from: visits[0]?.at.date ?? '',
      to: addDays(visits.at(-1)?.at.date ?? '', NEXT_DAYS),
    };
    const [question, busy] = await Promise.all([
      this.freeTimes.unoccupied({ doctor, duration, type, ...days }),
      this.takenTimes.busy([doctor], days, this.clock.now(), { ...TIMES, client: 1, status: 1, pending: 1 }),
    ]);
    const taken = busy
      .filter(({ _id }) => !except.some((id) => _id?.equals(id)))
      .map((row) => ({ ...row, ...spansOf({ start: row.startsAt, end: row.endsAt }, row.buffer) }));
    const checked = visits.map((visit) => ({
      ...visit,
      ...spansOf(effectiveSpan({ ...visit.at, duration }, this.env.clinicTimezone), question.buffer),
    }));
    return checked.map((visit) => {
      const others = checked.filter((other) => other !== visit);
      const found = (!wish.anyHours && away(question, visit.at)) || inTheWay(visit, taken, others);
      const { of, at } = visit;
      if (!found) return { of, ...at, obstacle: null, why: '', alternatives: [] };
      const busyTimes = [...taken, ...others].map(({ whole }) => whole);
      return { of, ...at, ...found, alternatives: this.alternatives({ ...question, busy: busyTimes }, at) };
    });
  }

  /** The nearest free times of that day, then those of the next day that has one. */
  private alternatives(question: FreeTimesQuestion, at: ClinicMoment): Alternative[] {
    const start = clinicInstant(at.date, '00:00', this.env.clinicTimezone).getTime();
    const end = start + (NEXT_DAYS + 2) * DAY_MS;
    const busy = question.busy.filter((span) => span.end.getTime() > start && span.start.getTime() < end);
    const days = freeDays({ ...question, busy, from: at.date, to: addDays(at.date, NEXT_DAYS) });
    const [same, ...later] = days;
    const next = later.find(({ times }) => times.length > 0);
    const near = same ? nearestTimes([same], at, ALTERNATIVES) : [];
    const wanted = next && { date: next.date, time: at.time };
    return [...near, ...(next && wanted ? nearestTimes([next], wanted, ALTERNATIVES - near.length) : [])];
  }
}

const spansOf = ({ start, end }: TimeSpan, buffer = 0) => ({
  own: { start, end },
  whole: { start, end: new Date(end.getTime() + buffer * MINUTE_MS) },
});

/** Tells whether the clinic is closed then, or the doctor not there. */
function away(question: FreeTimesQuestion, at: ClinicMoment): Obstacle | undefined {
  const day = { ...question, earliest: undefined, from: at.date, to: at.date };
  if (isFreeAt(day, at.time)) return undefined;
  const span = effectiveSpan({ ...at, duration: question.duration }, question.zone);
  const closure = question.absences.find((absence) => absence.closure && overlaps(absence, span))?.closure;
  const closed = closure ? `Closed: ${closure}` : closedReason(question.hours, at.date);
  if (closed && (closure || workRanges(question, at.date).length === 0))
    return { obstacle: 'closed', why: closed };
  const isOff = question.absences.some((absence) => overlaps(absence, span));
  return { obstacle: 'off', why: isOff ? 'The doctor is away.' : 'This is outside the doctor’s hours.' };
}

function inTheWay(visit: Checked, taken: readonly Taken[], others: readonly Checked[]): Obstacle | undefined {
  if (others.some(({ own }) => overlaps(own, visit.own)))
    return { obstacle: 'taken', why: 'Another visit of the series is at this time.' };
  const found = taken.filter(({ whole }) => overlaps(whole, visit.whole));
  const confirmed = found.find((row) => isVisit(row) && overlaps(row.own, visit.own));
  if (confirmed) return { obstacle: 'taken', why: `${nameOf(confirmed)} has a visit at this time.` };
  const [held] = found;
  if (!held) return undefined;
  const why = isVisit(held)
    ? `This would take the minutes kept free between visits: ${nameOf(held)} comes before or after.`
    : held.pending
      ? `A series is being booked for ${nameOf(held)}.`
      : `${nameOf(held)} has asked for this time.`;
  return { obstacle: 'held', why };
}

const isVisit = ({ status, isWish, pending }: Taken): boolean =>
  status === 'confirmed' && !isWish && !pending;

const nameOf = ({ client }: Taken): string => client?.name ?? '';
