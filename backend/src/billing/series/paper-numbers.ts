import { Injectable } from '@nestjs/common';
import type { Paper } from '@clinic/contract/billing/business';
import { issuerOn, type PaperIssuer } from '@clinic/contract/billing/issuers';
import { paperNumber, seriesKey } from '@clinic/contract/billing/paper-numbers';
import { clinicFacts } from '@clinic/contract/clinic';
import { formatDay, type Day } from '@clinic/contract/clinic-calendar';
import type { Model } from 'mongoose';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Envelope } from '../../platform/writes/envelope.ts';
import { Records, type Options } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { BusinessSettings } from '../business/business-settings.service.ts';
import { PaperSeries, type LastNumber } from './paper-series.service.ts';
import { storeInOrder, type Numbered } from './store-in-order.ts';

/**
 * The number that a series gives to a paper, the paper's day (its own, or that of the last paper before it), and the
 * clinic as it stands while the paper is stored.
 */
export interface PaperNumber {
  number: string;
  numberKey: string;
  series: string;
  serial: number;
  day: Day;
  issuer: PaperIssuer;
}

export interface NumberedPaper {
  paper: Paper;
  day: Day;
  /** True for a paper that follows from another one: it takes the day of the last paper instead of being refused. */
  follows?: true | undefined;
}

/** A paper in the queue for its number. */
interface Waiting extends Omit<NumberedPaper, 'paper'> {
  make: (number: Omit<PaperNumber, 'issuer'>) => Numbered;
  envelope: Envelope;
  resolve: (stored: Numbered) => void;
  reject: (error: unknown) => void;
}

interface Series {
  model: Model<Numbered>;
  prefix: string;
  /** Name of the series, such as TW/26-27. */
  series: string;
}

const AT_ONCE = 500;

/**
 * Numbers papers inside their inserts. Waiting papers of one series are stored in order, and a number that another
 * server took meanwhile ends the batch: only stored papers have numbers, and none is missing.
 */
@Injectable()
export class PaperNumbers {
  private readonly lines = new Map<string, Waiting[]>();

  constructor(
    private readonly business: BusinessSettings,
    private readonly stopped: PaperSeries,
    private readonly records: Records,
  ) {}

  /** Call before a change that makes papers later, as effects. Throws SERIES_WAITS. */
  async requireOpen(day: Day, ...papers: Paper[]): Promise<void> {
    const { prefixes } = await this.business.current();
    await this.stopped.requireOpen(papers.map((paper) => seriesKey(prefixes[paper], day)));
  }

  /**
   * Inserts the record that `make` builds for its number, with a fixed id; `make` may be called again with another
   * number. Throws DATE_BEFORE_LAST, SERIES_WAITS.
   */
  async insertNumbered<Row extends Numbered>(
    model: Model<Row>,
    context: WriteContext,
    { paper, day, follows }: NumberedPaper,
    make: (number: PaperNumber) => Row,
    options: Options<Row> = {},
  ): Promise<Row> {
    const business = await this.business.current();
    const prefix = business.prefixes[paper];
    const facts = clinicFacts();
    const makeBy: Waiting['make'] = (number) =>
      make({ ...number, issuer: issuerOn(facts, business, number.day) });
    const write = (envelope: Envelope) =>
      new Promise<Numbered>((resolve, reject) => {
        const waiting: Waiting = { day, follows, make: makeBy, envelope, resolve, reject };
        this.wait(
          { model: model as unknown as Model<Numbered>, prefix, series: seriesKey(prefix, day) },
          waiting,
        );
      });
    return this.records.insertBy(model, context, write as (envelope: Envelope) => Promise<Row>, options);
  }

  private wait(of: Series, one: Waiting): void {
    const which = `${of.model.modelName} ${of.series}`;
    const line = this.lines.get(which);
    if (line) return void line.push(one);
    const begun = [one];
    this.lines.set(which, begun);
    void this.drain(which, begun, of);
  }

  private async drain(which: string, line: Waiting[], of: Series): Promise<void> {
    while (line.length > 0) {
      const batch = line.splice(0, AT_ONCE);
      try {
        const last = await this.stopped.last(of.model.collection.collectionName, of.series);
        line.unshift(...(await store(of, last, batch)));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.lines.delete(which);
  }
}

/** Stores papers in the order of their days; answers the ones that need another number. */
async function store(
  { model, prefix, series }: Series,
  last: LastNumber,
  batch: Waiting[],
): Promise<Waiting[]> {
  let { serial, day } = last;
  const numbered: { one: Waiting; row: Numbered }[] = [];
  for (const one of batch.toSorted((a, b) => a.day.localeCompare(b.day))) {
    if (one.day < day && !one.follows) {
      one.reject(beforeLast(day));
      continue;
    }
    serial += 1;
    day = one.day < day ? day : one.day;
    const number = paperNumber(prefix, day, serial);
    numbered.push({ one, row: one.make({ number, numberKey: number.toLowerCase(), series, serial, day }) });
  }
  const documents = numbered.map(({ one, row }) => ({ ...row, ...one.envelope }));
  const outcomes = await storeInOrder(model, documents);
  return numbered.flatMap(({ one, row }, index) => {
    const outcome = outcomes[index] ?? 'again';
    if (outcome === 'again') return [one];
    if (outcome === 'stored') one.resolve(row);
    else if ('earlier' in outcome) one.resolve(outcome.earlier);
    else one.reject(outcome.error);
    return [];
  });
}

function beforeLast(lastDate: Day): ApiError {
  const details = { date: [`The last paper of this series is of ${formatDay(lastDate)}.`] };
  return new ApiError('DATE_BEFORE_LAST', { details, body: { lastDate } });
}
