import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { MoneyState } from '@clinic/contract/dashboards/admin-worklists';
import type { Connection } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { LeasedJob } from '../../platform/database/leased-job.ts';
import { Metrics } from '../../platform/health/metrics.ts';
import { MoneyCheck } from './money-check.ts';

const DAY_MS = 24 * 60 * 60_000;
const ID = 'money-check';

interface StateRecord {
  _id: string;
  at: Date;
  wrong: number;
}

/** Checks every night whether the money adds up, and keeps the result for all servers. */
@Injectable()
export class MoneyChecks {
  private readonly logger = new Logger(MoneyChecks.name);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly check: MoneyCheck,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    metrics.gauge(
      {
        name: 'clinic_money_mismatches',
        help: 'Invoices, payments and credit notes whose money did not add up when it was last checked.',
      },
      async () => (await this.last())?.wrong ?? 0,
    );
  }

  @LeasedJob({ name: ID, every: DAY_MS, failed: 'The money was not checked', later: true })
  async run(): Promise<void> {
    const { wrong } = await this.check.run();
    for (const { collection, id, number, why } of wrong)
      this.logger.error(`Money of ${collection} ${number ?? ''} (${id}): ${why}`);
    const result = { at: this.clock.now(), wrong: wrong.length };
    await this.states.updateOne({ _id: ID }, { $set: result }, { upsert: true });
  }

  /** Null before the first night. */
  async last(): Promise<MoneyState | null> {
    const state = await this.states.findOne({ _id: ID });
    return state && { at: state.at.toISOString(), wrong: state.wrong };
  }

  private get states() {
    return this.connection.collection<StateRecord>('settings');
  }
}
