import { CLINIC_HOURS } from '@clinic/contract/clinic';
import { addDays, clinicInstant, clinicToday, weekdayOf, yearOf } from '@clinic/contract/clinic-calendar';
import { DEFAULT_POLICY } from '@clinic/contract/scheduling/booking-policy';
import { VISIT_MINUTES, visitTimes } from '../demo/made-visit.ts';

const YEARS = 10;
const AHEAD = 14;
/** Share of an average day's visits on the first day, and the growth until the last. */
const [FIRST, MORE] = [0.4, 1.2];

export interface LargeDay {
  date: string;
  number: number;
  times: readonly string[];
  starts: readonly Date[];
}

/** A row's index among all rows of its kind, and among those of its day. */
export interface Place {
  index: number;
  day: LargeDay;
  ofDay: number;
  /** Number of rows of that day. */
  outOf: number;
}

/** Ten years of steady growth; the same for the same `now`. */
export class LargeYears {
  readonly days: readonly LargeDay[];
  readonly now: Date;
  private readonly today: number;
  /** Sum of possible visits up to the end of each day. */
  private readonly room: readonly number[];

  constructor(now: Date, zone: string) {
    this.now = now;
    const today = clinicToday(now, zone);
    const open: LargeDay[] = [];
    const room: number[] = [];
    const first = `${yearOf(today) - YEARS}${today.slice(4).replace('02-29', '02-28')}`;
    for (let date = first; date <= addDays(today, AHEAD); date = addDays(date, 1)) {
      const times = timesOf(weekdayOf(date), zone);
      if (times.length === 0) continue;
      const starts = times.map((time) => clinicInstant(date, time, zone));
      room.push((room.at(-1) ?? 0) + times.length);
      open.push({ date, number: open.length, times, starts });
    }
    this.days = open;
    this.room = room;
    this.today = open.findLastIndex(({ date }) => date <= today);
  }

  /** How many of `total` exist at the end of a day; with `ahead` some are still to come. */
  upTo(total: number, day: number, ahead = false): number {
    if (day < 0) return 0;
    const last = this.room[ahead ? this.days.length - 1 : this.today] ?? 1;
    const share = Math.min((this.room[day] ?? last) / last, 1);
    return Math.round(total * (FIRST * share + (MORE / 2) * share ** 2));
  }

  dayOf(index: number, total: number): LargeDay {
    let [low, high] = [0, this.today];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.upTo(total, middle) > index) high = middle;
      else low = middle + 1;
    }
    return this.days[low] as LargeDay;
  }

  /** The most simultaneous visits of a doctor when so many are spread over all days. */
  busiest(total: number): number {
    const perTime = this.days.map(({ number, times }) => {
      const visits = this.upTo(total, number, true) - this.upTo(total, number - 1, true);
      return Math.ceil(visits / times.length);
    });
    return Math.max(1, ...perTime);
  }

  firstAhead(total: number): number {
    for (const { index, day, ofDay } of this.places(total, this.upTo(total, this.today - 1, true), true)) {
      const start = day.starts[ofDay % day.times.length] as Date;
      if (start.getTime() + VISIT_MINUTES * 60_000 > this.now.getTime()) return index;
    }
    return total;
  }

  *places(total: number, from: number, ahead = false): Generator<Place> {
    for (const day of this.days) {
      const before = this.upTo(total, day.number - 1, ahead);
      const outOf = this.upTo(total, day.number, ahead) - before;
      for (let ofDay = Math.max(0, from - before); ofDay < outOf; ofDay += 1)
        yield { index: before + ofDay, day, ofDay, outOf };
    }
  }
}

const known = new Map<string, readonly string[]>();
function timesOf(weekday: number, zone: string): readonly string[] {
  const key = `${weekday} ${zone}`;
  const times = known.get(key) ?? offered(weekday, zone);
  known.set(key, times);
  return times;
}

const offered = (weekday: number, zone: string): string[] =>
  // Visit times in quarters of an hour, every second of which is left free.
  visitTimes(
    { hours: CLINIC_HOURS, weeks: [], extra: [], absences: [] },
    addDays('2023-01-01', weekday),
    DEFAULT_POLICY.step,
    zone,
  ).filter((time) => time.endsWith(':00') || time.endsWith(':30'));
