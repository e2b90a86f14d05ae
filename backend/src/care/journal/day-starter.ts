import { addDays, clinicToday, type Day } from '@clinic/contract/clinic-calendar';
import { TAP_KEPT_DAYS } from '@clinic/contract/care/journal';
import { WEEK_DAYS } from '@clinic/contract/care/journal-adherence';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model, Types } from 'mongoose';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { Courses } from '../courses/courses.service.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { Leases } from '../../platform/database/leases.ts';
import { RegularWork } from '../../platform/database/regular-work.ts';
import { ExpectedDays } from './expected-days.ts';
import { JournalRecord } from './journal.schema.ts';
import { Clock } from '../../platform/config/clock.ts';

/** The first look after the clinic's midnight writes the new day. */
const TICK_MS = 10 * 60_000;
const MARK = 'journal';

interface Mark {
  _id: string;
  frozenTo: Day;
}

/**
 * Freezes the days of clients who do not open them: what was asked and not answered stays known, whatever is
 * published or moved later. After a pause it writes the missed days, by the plans of those days.
 */
@Injectable()
export class DayStarter implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(DayStarter.name);
  private readonly work = new RegularWork(
    () => this.start(),
    (error) => this.logger.error(`The day's lists wait: ${String(error)}`),
  );

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(JournalRecord.name) private readonly rows: Model<JournalRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly leases: Leases,
    private readonly clients: ClientsService,
    private readonly courses: Courses,
    private readonly expected: ExpectedDays,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.work.every(TICK_MS);
    this.work.wake();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.work.stop();
  }

  /** Does nothing while another process does it. */
  async start(now = this.clock.now()): Promise<void> {
    await this.leases.run(MARK, async (lost) => {
      const stopped = () => lost.aborted || this.work.signal.aborted;
      const today = clinicToday(now, this.env.clinicTimezone);
      const marks = this.connection.collection<Mark>('settings');
      const { frozenTo = '' } = (await marks.findOne({ _id: MARK })) ?? {};
      if (frozenTo >= today) return;
      // Includes the last day again: a program may have been set up after that day began.
      const earliest = addDays(today, -TAP_KEPT_DAYS);
      const first = frozenTo || today;
      for (let day = first < earliest ? earliest : first; day <= today; day = addDays(day, 1)) {
        for (const client of await this.clients.ids({ programEndsOn: { $gte: day } })) {
          if (stopped()) return;
          // One that fails is frozen at the first tap, and does not stop the others.
          await this.freeze(client, day).catch((error: unknown) =>
            this.logger.error(`The day ${day} of ${client.toHexString()} waits: ${String(error)}`),
          );
        }
      }
      await this.tellCourses(today, stopped);
      if (!stopped()) await marks.updateOne({ _id: MARK }, { $set: { frozenTo: today } }, { upsert: true });
    });
  }

  private async freeze(id: Types.ObjectId, day: Day): Promise<void> {
    const _id = `${id.toHexString()}:${day}`;
    const client = await this.clients.find({ _id: id });
    if (!client || (await this.rows.exists({ _id }))) return;
    const expected = await this.expected.of(client, day);
    if (expected.meals.length + expected.doses.length === 0) return;
    try {
      await this.rows.collection.insertOne({ _id, client: id, day, expected, taps: [] } as never);
    } catch (error) {
      // A tap has frozen the day at the same moment.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** A day that ends tells the courses of clients who have answered lately, or did until it left the week. */
  private async tellCourses(today: Day, stopped: () => boolean): Promise<void> {
    const week = { day: { $gte: addDays(today, -WEEK_DAYS - 1), $lt: today } };
    for (const client of await this.rows.distinct('client', { ...week, touchedAt: { $exists: true } })) {
      if (stopped()) return;
      await this.courses.changed(client);
    }
  }
}
