import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  addDays,
  clinicDateTime,
  clinicInstant,
  clinicToday,
  type ClinicMoment,
} from '@clinic/contract/clinic-calendar';
import type { EarlierRow, RequestRow, DeskVisitRow } from '@clinic/contract/dashboards/desk-worklists';
import { earlierWords, requestWords } from '@clinic/contract/dashboards/desk-worklist-words';
import { freeDays, nearestTimes } from '@clinic/contract/scheduling/free-times';
import type { TimeSpan } from '@clinic/contract/platform/time-spans';
import type { Worklist } from '@clinic/contract/dashboards/work-rows';
import { Types, type Model } from 'mongoose';
import { FreeTimesService, MAX_FREE_DAYS } from '../../scheduling/appointments/free-times.service.ts';
import { WaitingVisits } from '../../scheduling/appointments/waiting-visits.ts';
import { ClientRecord } from '../../clients/clients/client.schema.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { deskVisit, inWords, VISIT_FIELDS, visitRow } from './desk-visit.ts';
import type { Hidden } from './hidden-rows.service.ts';
import { storedRows, workedOutList } from './worklist.ts';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';

const DAY_MS = 86_400_000;
/** Days around a wish in which free times are looked for, and the number of answers. */
const NEAR_DAYS = 3;
const SAID = 3;
/** Free times are looked up for so many clients who want to come earlier. */
const WAITING = 100;
/** So many days are looked at together until one has a free time. */
const AT_ONCE = 7;

type Asking = Awaited<ReturnType<FreeTimesService['among']>>;
type Offered = TimeSpan & { doctor: string };

/** Finds free times for requests and for clients who want to come earlier, in one look-up. */
@Injectable()
export class DeskTimes {
  constructor(
    private readonly waitingVisits: WaitingVisits,
    @InjectModel(ClientRecord.name) private readonly clients: Model<ClientRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly freeTimes: FreeTimesService,
  ) {}

  async lists(
    hidden: Hidden,
    now: Date,
  ): Promise<{ requests: Worklist<RequestRow>; earlier: Worklist<EarlierRow> }> {
    const [requests, waiting] = await Promise.all([this.requests(hidden), this.waiting(now)]);
    const asking = await this.asking(
      [...requests.rows.map(({ visit }) => visit), ...waiting.map(deskVisit)],
      now,
    );
    const { count, rows } = requests;
    return {
      requests: {
        count,
        rows: rows.map((row) => ({ ...row, free: asking ? this.near(row, asking, now) : [] })),
      },
      earlier: asking ? await this.earlier(waiting, asking, hidden, now) : { count: 0, rows: [] },
    };
  }

  private requests(hidden: Hidden): Promise<Worklist<DeskVisitRow>> {
    return storedRows(
      {
        list: 'requests',
        stored: this.waitingVisits.requests({ ...VISIT_FIELDS, createdAt: 1 }),
        row: (record) => {
          const said = { ...inWords(record, this.env.clinicTimezone), type: record.appointmentType };
          return visitRow(record, requestWords(said), { fact: record.startsAt, since: record.createdAt });
        },
      },
      hidden,
    );
  }

  private waiting(now: Date) {
    return this.waitingVisits.wantingEarlier(now, { ...VISIT_FIELDS, wantsEarlierSince: 1 }, WAITING);
  }

  /**
   * Returns the free times of the doctors of these visits up to the last day asked about; undefined when there are
   * none.
   */
  private async asking(visits: readonly DeskVisitRow['visit'][], now: Date): Promise<Asking | undefined> {
    if (visits.length === 0) return undefined;
    const doctors = [...new Set(visits.map(({ doctor }) => doctor.id))].map((id) => new Types.ObjectId(id));
    const from = clinicToday(now, this.env.clinicTimezone);
    const last = visits
      .map(({ start }) => addDays(this.dayOf(start), NEAR_DAYS))
      .toSorted()
      .at(-1) as string;
    const furthest = addDays(from, MAX_FREE_DAYS - 1);
    return this.freeTimes.among(doctors, {
      from,
      to: last < from ? from : last > furthest ? furthest : last,
    });
  }

  /** Returns the free times nearest to the requested one, which may be free itself. */
  private near({ visit }: DeskVisitRow, asking: Asking, now: Date): ClinicMoment[] {
    const wanted = clinicDateTime(new Date(visit.start), this.env.clinicTimezone);
    const today = clinicToday(now, this.env.clinicTimezone);
    const around = [addDays(wanted.date, -NEAR_DAYS), addDays(wanted.date, NEAR_DAYS)];
    const [from = today, to = today] = around.map((day) => (day < today ? today : day));
    if (to >= addDays(today, MAX_FREE_DAYS)) return [];
    return nearestTimes(freeDays(asking(false, { ...wishOf(visit), from, to })), wanted, SAID);
  }

  /** For each free time the longest-waiting client whose own visit is at least a day later. */
  private async earlier(
    waiting: readonly Awaited<ReturnType<DeskTimes['waiting']>>[number][],
    asking: Asking,
    hidden: Hidden,
    now: Date,
  ): Promise<Worklist<EarlierRow>> {
    const zone = this.env.clinicTimezone;
    const offered: Offered[] = [];
    const rows = waiting.flatMap((record) => {
      const visit = deskVisit(record);
      const to = this.firstBefore(visit, asking, offered, now);
      if (!to) return [];
      const start = clinicInstant(to.date, to.time, zone);
      offered.push({
        start,
        end: new Date(start.getTime() + visit.duration * 60_000),
        doctor: visit.doctor.id,
      });
      const words = earlierWords({ ...inWords(record, zone), to });
      const row = visitRow(record, words, { fact: start, since: record.wantsEarlierSince });
      return [{ ...row, to, phone: '' }];
    });
    const list = workedOutList('earlier', rows, hidden);
    const phones = await this.phones(list.rows);
    return { ...list, rows: list.rows.map((row) => ({ ...row, phone: phones.get(row.person.id) ?? '' })) };
  }

  private firstBefore(
    visit: DeskVisitRow['visit'],
    asking: Asking,
    offered: readonly Offered[],
    now: Date,
  ): ClinicMoment | undefined {
    const latest = new Date(Date.parse(visit.start) - DAY_MS);
    const today = clinicToday(now, this.env.clinicTimezone);
    const last = [this.dayOf(latest), addDays(today, MAX_FREE_DAYS - 1)].toSorted()[0] as string;
    const others = offered.filter(({ doctor }) => doctor === visit.doctor.id);
    for (let from = today; from <= last; from = addDays(from, AT_ONCE)) {
      const end = addDays(from, AT_ONCE - 1);
      const question = asking(true, { ...wishOf(visit), from, to: end < last ? end : last });
      const days = freeDays({ ...question, busy: [...question.busy, ...others], latest });
      const day = days.find(({ times }) => times.length > 0);
      if (day) return { date: day.date, time: day.times[0] as string };
    }
    return undefined;
  }

  private async phones(rows: readonly DeskVisitRow[]): Promise<Map<string, string>> {
    if (rows.length === 0) return new Map();
    const found = await pastMongoose(this.clients)
      .find(
        { _id: { $in: rows.map(({ visit }) => new Types.ObjectId(visit.client.id)) } },
        { projection: { phone: 1 } },
      )
      .toArray();
    return new Map(found.map(({ _id, phone }) => [_id.toHexString(), phone]));
  }

  private dayOf(instant: Date | string): string {
    return clinicDateTime(new Date(instant), this.env.clinicTimezone).date;
  }
}

const wishOf = ({ id, doctor, duration, appointmentType }: DeskVisitRow['visit']) => ({
  doctor: new Types.ObjectId(doctor.id),
  duration,
  type: appointmentType,
  except: new Types.ObjectId(id),
});
