import { addDays, clinicToday, type Day } from '@clinic/contract/clinic-calendar';
import { ENTRY_KEPT_DAYS } from '@clinic/contract/care/journal/journal';
import { WEEK_DAYS } from '@clinic/contract/care/journal/journal-adherence';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model, Types } from 'mongoose';
import { LeasedJob, type JobRun } from '../../platform/database/leased-job.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { ClientProgress } from '../client-progress/client-progress.service.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { ExpectedDays } from './expected-days.ts';
import { Records } from '../../platform/writes/records.ts';
import { job } from '../../platform/writes/write-context.ts';
import { JournalRecord } from './journal.schema.ts';

/** The first run after the clinic's midnight writes the new day. */
const TICK_MS = 10 * 60_000;
const MARK = 'journal';

interface Mark {
  _id: string;
  frozenTo: Day;
}

/**
 * Freezes the list of questions for clients who do not open their day, so that it stays known whatever is published or
 * moved later. After a pause it writes the missed days, by the plans of those days.
 */
@Injectable()
export class DayStarter {
  private readonly logger = new Logger(DayStarter.name);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(JournalRecord.name) private readonly rows: Model<JournalRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly records: Records,
    private readonly clients: ClientsService,
    private readonly progress: ClientProgress,
    private readonly expected: ExpectedDays,
  ) {}

  /** Freezes the days up to the present one. */
  @LeasedJob({ name: MARK, every: TICK_MS, failed: "The day's lists wait" })
  async start({ now, stop }: JobRun): Promise<void> {
    const today = clinicToday(now, this.env.clinicTimezone);
    const marks = this.connection.collection<Mark>('settings');
    const { frozenTo = '' } = (await marks.findOne({ _id: MARK })) ?? {};
    if (frozenTo >= today) return;
    // The last day is written once more, since a program may have been set up after the day began.
    const earliest = addDays(today, -ENTRY_KEPT_DAYS);
    const first = frozenTo || today;
    for (let day = first < earliest ? earliest : first; day <= today; day = addDays(day, 1)) {
      for (const client of await this.clients.ids({ programEndsOn: { $gte: day } })) {
        if (stop.aborted) return;
        // A failed client's list is made at the first entry, and the others have their turn.
        await this.freeze(client, day).catch((error: unknown) =>
          this.logger.error(`The day ${day} of ${client.toHexString()} waits: ${String(error)}`),
        );
      }
    }
    await this.tellProgress(today, stop);
    if (!stop.aborted) await marks.updateOne({ _id: MARK }, { $set: { frozenTo: today } }, { upsert: true });
  }

  private async freeze(id: Types.ObjectId, day: Day): Promise<void> {
    const _id = `${id.toHexString()}:${day}`;
    const client = await this.clients.find({ _id: id });
    if (!client || (await this.rows.exists({ _id }))) return;
    const expected = await this.expected.expectedDay(client, day);
    if (expected.meals.length + expected.doses.length === 0) return;
    try {
      await this.records.insert(this.rows, job(), { _id, client: id, day, expected });
    } catch (error) {
      // An entry has frozen the day at the same moment.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Reports the end of a day for clients who answered in the last week, and for those who just left that week. */
  private async tellProgress(today: Day, stop: AbortSignal): Promise<void> {
    const week = { day: { $gte: addDays(today, -WEEK_DAYS - 1), $lt: today } };
    for (const client of await this.rows.distinct('client', { ...week, touchedAt: { $exists: true } })) {
      if (stop.aborted) return;
      await this.progress.changed(client);
    }
  }
}
