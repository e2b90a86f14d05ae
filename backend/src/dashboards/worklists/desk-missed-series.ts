import { Inject, Injectable } from '@nestjs/common';
import type { DeskVisitRow } from '@clinic/contract/dashboards/desk-worklists';
import { missedSeriesWords } from '@clinic/contract/dashboards/desk-worklist-words';
import type { Worklist } from '@clinic/contract/dashboards/work-rows';
import { missedTwice } from '@clinic/contract/scheduling/series-missed';
import type { AppointmentRecord } from '../../scheduling/appointments/appointment.schema.ts';
import { WaitingVisits } from '../../scheduling/appointments/waiting-visits.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { inWords, VISIT_FIELDS, visitRow } from './desk-visit.ts';
import type { Hidden } from './hidden-rows.service.ts';
import { workedOutList } from './worklist.ts';

const FIELDS = { ...VISIT_FIELDS, series: 1 } as const;

type OfSeries = Pick<AppointmentRecord, '_id' | keyof typeof FIELDS>;

/** Series whose client stayed away from the last two visits, while others are still to come. */
@Injectable()
export class DeskMissedSeries {
  constructor(
    private readonly waiting: WaitingVisits,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The latest miss first. A row's visit is the last one that was missed; its id is the series'. */
  async waitingFor(hidden: Hidden, now: Date): Promise<Worklist<DeskVisitRow>> {
    const visits = await this.waiting.ofMissedSeries(now, FIELDS);
    const rows = [...bySeries(visits).entries()].flatMap(([id, own]) => this.rowOf(id, own, now));
    const latestFirst = rows.toSorted((one, other) => other.fact.localeCompare(one.fact));
    return workedOutList('missedSeries', latestFirst, hidden);
  }

  private rowOf(id: string, own: readonly OfSeries[], now: Date): DeskVisitRow[] {
    const found = missedTwice(own.map(placed), now.toISOString());
    if (!found) return [];
    const { last, before, rest } = found;
    const said = inWords(last.record, this.env.clinicTimezone);
    const places = { missed: [before.series.n, last.series.n] as const, of: last.series.of };
    const words = missedSeriesWords({ ...said, ...places, left: rest.length });
    const at = last.record.startsAt;
    return [{ ...visitRow(last.record, words, { fact: at, since: at }), id }];
  }
}

const placed = (record: OfSeries) => ({
  record,
  id: record._id.toHexString(),
  start: record.startsAt.toISOString(),
  status: record.status,
  outcome: record.outcome ?? null,
  series: {
    id: record.series?.id.toHexString() ?? '',
    n: record.series?.n ?? 0,
    of: record.series?.of ?? 0,
  },
});

function bySeries(visits: readonly OfSeries[]): Map<string, OfSeries[]> {
  const groups = new Map<string, OfSeries[]>();
  for (const visit of visits) {
    const id = visit.series?.id.toHexString();
    if (id) groups.set(id, [...(groups.get(id) ?? []), visit]);
  }
  return groups;
}
