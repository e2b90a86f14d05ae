import { VISIT_MINUTES } from '../demo/made-visit.ts';
import type { StoredPlace } from '../../scheduling/appointments/appointment.schema.ts';
import type { BookingRecord } from '../../scheduling/appointments/booking.schema.ts';
import { idOf } from './large-draw.ts';
import type { LargePerson } from './large-people.ts';
import type { LargeYears, Place } from './large-years.ts';

/** One of so many visits to come is of a series, which has no more visits than the product allows. */
const [ONE_OF, MOST] = [10, 30];
const FEWEST = 2;

/** A series of the large clinic: visits of one client at one time of different days. */
export interface LargeSeries {
  client: LargePerson;
  place: StoredPlace;
}

/** The visits to come that are of series, by their index: same doctor, same time, a client who has no other visit. */
export class LargeSeriesOfVisits {
  private readonly series: Place[][];
  private readonly years: LargeYears;

  constructor(years: LargeYears, { total, clients }: { total: number; clients: number }) {
    this.years = years;
    const firstAhead = years.firstAhead(total);
    const byPlace = new Map<number, Place[]>();
    for (const place of years.places(total, firstAhead, true)) {
      const { index, ofDay, day } = place;
      const end = (day.starts[ofDay % day.times.length]?.getTime() ?? 0) + VISIT_MINUTES * 60_000;
      if (ofDay % ONE_OF !== 0 || end <= years.now.getTime()) continue;
      const before = byPlace.get(ofDay) ?? [];
      const [first] = before;
      // A day with other hours has another doctor and time at this place.
      if (first && (first.day.times.length !== day.times.length || before.length === MOST)) continue;
      if (!first && index - firstAhead >= clients) continue;
      byPlace.set(ofDay, [...before, place]);
    }
    this.series = [...byPlace.values()].filter((places) => places.length >= FEWEST);
  }

  /** Series by the index of each of their visits; `clientOf`: the client whose visit this would be otherwise. */
  byVisit(clientOf: (index: number) => LargePerson): Map<number, LargeSeries> {
    const entries = this.series.flatMap((places) => {
      const [first] = places;
      if (!first) return [];
      const client = clientOf(first.index);
      const id = this.idOf(first);
      const of = places.length;
      return places.map(({ index }, n) => [index, { client, place: { id, n: n + 1, of } }] as const);
    });
    return new Map(entries);
  }

  /** The records of the series; `visitOf` makes a visit of one. */
  records(visitOf: (place: Place) => SeriesVisit): object[] {
    return this.series.map((places) => {
      const visits = places.map(visitOf);
      const [first] = visits as [SeriesVisit];
      const { client, doctor, assistant, appointmentType, createdAt } = first;
      const ends = visits.map(({ endsAt }) => endsAt.getTime());
      return {
        _id: this.idOf(places[0] as Place),
        client,
        doctor,
        assistant,
        list: visits.map(({ date, time }, n) => ({ n: n + 1, of: date, date, time })),
        duration: VISIT_MINUTES,
        buffer: 0,
        appointmentType,
        assistantNotes: '',
        state: 'booked',
        runs: client.id,
        endsAt: new Date(Math.max(...ends)),
        version: 1,
        createdAt,
        updatedAt: createdAt,
      };
    });
  }

  private idOf({ index, day }: Place) {
    return idOf('booking', index, day.starts[0] as Date);
  }
}

type SeriesVisit = Pick<BookingRecord, 'client' | 'doctor' | 'appointmentType' | 'createdAt'> & {
  assistant: BookingRecord['assistant'] | null;
  date: string;
  time: string;
  endsAt: Date;
};
