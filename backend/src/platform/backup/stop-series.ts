import type { Paper } from '@clinic/contract/billing/business';
import { seriesKey } from '@clinic/contract/billing/paper-numbers';
import type { Day } from '@clinic/contract/clinic-calendar';
import type { Db } from 'mongodb';

interface SeriesRecord {
  /** The series, such as TW/26-27. */
  _id: string;
  paper: Paper;
  waitingSince: Date | null;
  gaps: object[];
}

type NameOf = (collection: string) => string;

export const PAPER_SERIES = 'paperSeries';

/** A typed number's series is everything before its last digits. */
const GIVEN = { serial: { $exists: true }, series: /^[A-Z\d]{1,4}\/\d\d-\d\d$/ };

const advanceIsMissing = { $eq: [{ $type: '$advance' }, 'missing'] };

/** An expression for the kind of paper of a record's number. */
const PAPER_OF: Record<string, Paper | object> = {
  invoices: { $literal: 'invoice' },
  creditNotes: { $literal: 'creditNote' },
  payments: {
    $cond: [{ $eq: ['$kind', 'refund'] }, 'refund', { $cond: [advanceIsMissing, 'receipt', 'voucher'] }],
  },
};

/**
 * Stops every series that has given a number, and this year's of the same prefix: papers with later numbers may exist
 * that the backup lacks, so an admin must confirm the last one (billing/series). `nameOf` maps to a collection's
 * present name. Returns how many wait.
 */
export async function stopSeries(
  db: Db,
  nameOf: NameOf,
  { now, today }: { now: Date; today: Day },
): Promise<number> {
  const papers = new Map<string, Paper>();
  for (const [name, paper] of Object.entries(PAPER_OF)) {
    const given = db
      .collection(nameOf(name))
      .aggregate<{ _id: { series: string; paper: Paper } }>([
        { $match: GIVEN },
        { $group: { _id: { series: '$series', paper } } },
      ]);
    for await (const { _id: one } of given)
      for (const series of [one.series, seriesKey(one.series.split('/')[0] ?? '', today)])
        papers.set(series, one.paper);
  }
  const stopped = [...papers].map(([_id, paper]) => ({
    updateOne: {
      filter: { _id },
      update: { $set: { paper, waitingSince: now }, $setOnInsert: { gaps: [] } },
      upsert: true,
    },
  }));
  if (stopped.length > 0) await db.collection<SeriesRecord>(nameOf(PAPER_SERIES)).bulkWrite(stopped);
  return stopped.length;
}
