import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { MoneyState } from '@clinic/contract/dashboards/admin-worklists';
import type { Connection } from 'mongoose';
import { LeasedJob, type JobRun } from '../../platform/database/leased-job.ts';
import { Metrics } from '../../platform/health/metrics.ts';
import { MoneyCheck } from '../payments/money-check.ts';
import type { Wrong } from '../payments/wrong-money.ts';
import { ReturnCheck } from '../reports/return-check.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const ID = 'money-check';

interface StateRecord {
  _id: string;
  at: Date;
  wrong: number;
}

/** Checks every day whether the money adds up, and keeps the result for all servers. */
@Injectable()
export class MoneyChecks {
  private readonly logger = new Logger(MoneyChecks.name);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly records: MoneyCheck,
    private readonly returns: ReturnCheck,
    metrics: Metrics,
  ) {
    metrics.gauge(
      {
        name: 'clinic_money_mismatches',
        help: 'Invoices, payments, credit notes and tables of returns that did not add up when they were last checked.',
      },
      async () => (await this.last())?.wrong ?? 0,
    );
  }

  /** Asks every hour whether a day has passed, since a server may be restarted each day. */
  @LeasedJob({ name: ID, every: HOUR_MS, failed: 'The money was not checked', later: true })
  async run({ now }: Pick<JobRun, 'now'>): Promise<void> {
    const last = await this.last();
    if (last && now.getTime() - Date.parse(last.at) < DAY_MS) return;
    const wrong = await this.find();
    for (const { collection, id, number, why } of wrong)
      this.logger.error(`Money of ${collection} ${number ?? ''} (${id}): ${why}`);
    const result = { at: now, wrong: wrong.length };
    await this.states.updateOne({ _id: ID }, { $set: result }, { upsert: true });
  }

  /** Finds records with sums that do not add up, and tables of returns that differ from the sum of their invoices. */
  async find(): Promise<Wrong[]> {
    return [...(await this.records.run()).wrong, ...(await this.returns.run())];
  }

  /** Returns the last result; null before the first night. */
  async last(): Promise<MoneyState | null> {
    const state = await this.states.findOne({ _id: ID });
    return state && { at: state.at.toISOString(), wrong: state.wrong };
  }

  private get states() {
    return this.connection.collection<StateRecord>('settings');
  }
}
