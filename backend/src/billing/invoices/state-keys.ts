import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { LeasedJob, type JobRun } from '../../platform/database/leased-job.ts';
import { listsChanged } from '../../platform/database/list-memory.ts';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';
import { together } from '../../platform/http/sent-in-pieces.ts';
import { InvoiceRecord } from './invoice.schema.ts';
import { FOLLOW_SUMS, STATE_KEY } from './state-key.ts';

const DAY_MS = 24 * 60 * 60_000;
const BATCH = 500;
const WRONG = { $expr: { $ne: ['$stateKey', STATE_KEY] } };

/** Adds the state by which lists are sorted and filtered to invoices that an older server wrote without it. */
@Injectable()
export class StateKeys {
  constructor(@InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>) {}

  /** Runs at each start, and nightly for invoices that an older server writes beside this one. Answers their number. */
  @LeasedJob({ name: 'invoice-state-keys', every: DAY_MS, failed: 'States of earlier invoices wait' })
  async run(run?: JobRun): Promise<number> {
    let count = 0;
    const found = pastMongoose(this.invoices).find<Pick<InvoiceRecord, '_id'>>(WRONG, {
      projection: { _id: 1 },
    });
    for await (const group of together(found.batchSize(BATCH))) {
      if (run?.stop.aborted) return count;
      const which = { _id: { $in: group.map(({ _id }) => _id) } };
      await this.invoices.collection.updateMany(which, [FOLLOW_SUMS]);
      listsChanged(this.invoices);
      count += group.length;
    }
    return count;
  }
}
