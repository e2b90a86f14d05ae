import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { PeriodicJobs } from '../../platform/database/periodic-jobs.ts';
import { LeasedJob, type JobRun } from '../../platform/database/leased-job.ts';
import { ErasureList } from './erasure-list.ts';
import { ErasureRecord } from './erasure.schema.ts';
import { Eraser } from './eraser.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import { job } from '../../platform/writes/write-context.ts';

const BEGUN = ['erasing', 'waiting', 'done'] as const;

/** Repeats the passes until nothing is left, also after a crash and after a restore. */
@Injectable()
export class ErasureWorker implements OnApplicationBootstrap {
  private readonly logger = new Logger(ErasureWorker.name);

  constructor(
    @InjectModel(ErasureRecord.name) private readonly erasures: Model<ErasureRecord>,
    private readonly records: Records,
    private readonly clients: ClientsService,
    private readonly eraser: Eraser,
    private readonly list: ErasureList,
    private readonly jobs: PeriodicJobs,
    private readonly clock: Clock,
  ) {}

  /** Runs before the first request, so that clients restored by an older backup stay erased. */
  async onApplicationBootstrap(): Promise<void> {
    await this.replay();
    this.wake();
  }

  /** Wakes the worker. */
  wake(): void {
    this.jobs.wake('erasures');
  }

  /** Runs all passes that are due. */
  @LeasedJob({ name: 'erasures', every: 'sweep', failed: 'Erasing waits' })
  async sweep({ now, stop }: JobRun): Promise<void> {
    const due = await this.erasures
      .find({ nextPassAt: { $lte: now } }, { _id: 1, client: 1, decidedAt: 1, notTheirs: 1 })
      .sort({ nextPassAt: 1 })
      .lean<ErasureRecord[]>();
    for (const erasure of due) {
      await this.list.add(listed(erasure));
      let next: Date | undefined = now;
      while (next && next <= now && !stop.aborted) next = await this.eraser.pass(erasure, now);
    }
  }

  /**
   * Compares the list with the database: an erasure that is missing there, or whose client exists, was undone by a
   * restore and begins again.
   */
  async replay(): Promise<void> {
    const now = this.clock.now();
    const begun = await this.erasures.find({ state: { $in: BEGUN } }).lean<ErasureRecord[]>();
    await this.list.add(...begun.map(listed));
    const known = new Set(begun.map(({ _id }) => _id.toHexString()));
    for (const { client, erasure, at, notTheirs } of await this.list.all()) {
      const [_id, whose] = [new Types.ObjectId(erasure), new Types.ObjectId(client)];
      const isBack = await this.clients.lockOut(whose);
      if (!isBack && known.has(erasure)) continue;
      const anew = { state: 'erasing', nextPassAt: now, startedAt: null, finishedAt: null } as const;
      const once = {
        client: whose,
        decidedAt: new Date(at),
        lastVisit: '',
        named: [],
        emails: [],
        phones: [],
      };
      const others = notTheirs.map((enquiry) => new Types.ObjectId(enquiry));
      await this.records.update(
        this.erasures,
        job(),
        { _id },
        { $set: { ...anew, notTheirs: others }, $setOnInsert: once },
        { upsert: true },
      );
      this.logger.warn(
        `The data of client ${client} were erased before: a restore has undone it, it begins anew.`,
      );
    }
  }
}

const listed = ({ _id, client, decidedAt, notTheirs }: ErasureRecord) => ({
  client: client.toHexString(),
  erasure: _id.toHexString(),
  at: (decidedAt ?? _id.getTimestamp()).toISOString(),
  notTheirs: notTheirs.map((enquiry) => enquiry.toHexString()),
});
