import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { Leases } from '../../platform/database/leases.ts';
import { RegularWork } from '../../platform/database/regular-work.ts';
import { ErasureList } from './erasure-list.ts';
import { ErasureRecord } from './erasure.schema.ts';
import { Eraser } from './eraser.ts';
import { Clock } from '../../platform/config/clock.ts';
import { ENV, type Env } from '../../platform/config/env.ts';

const BEGUN = ['erasing', 'waiting', 'done'] as const;

/** Repeats the passes until nothing is left, also after a crash and after a restore. */
@Injectable()
export class ErasureWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ErasureWorker.name);
  private readonly work = new RegularWork(
    () => this.sweep(),
    (error) => this.logger.error(`Erasing waits: ${String(error)}`),
  );

  constructor(
    @InjectModel(ErasureRecord.name) private readonly erasures: Model<ErasureRecord>,
    private readonly eraser: Eraser,
    private readonly list: ErasureList,
    private readonly leases: Leases,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Before the first request: a client whom an older backup restored must not log in. */
  async onApplicationBootstrap(): Promise<void> {
    await this.replay();
    this.work.every(this.env.timings.sweepMs);
    this.wake();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.work.stop();
  }

  wake(): void {
    this.work.wake();
  }

  /** Works on all due erasures; answers false when another process does. */
  async sweep(now = () => this.clock.now()): Promise<boolean> {
    const done = await this.leases.run('erasures', async (lost) => {
      const stopped = () => lost.aborted || this.work.signal.aborted;
      const due = await this.erasures
        .find({ nextPassAt: { $lte: now() } }, { _id: 1, client: 1, decidedAt: 1, notTheirs: 1 })
        .sort({ nextPassAt: 1 })
        .lean<ErasureRecord[]>();
      for (const erasure of due) {
        await this.list.add(listed(erasure));
        let next: Date | undefined = now();
        while (next && next <= now() && !stopped()) next = await this.eraser.pass(erasure, now());
      }
      return true;
    });
    return done ?? false;
  }

  /**
   * Compares the list with the database: an erasure that the database does not have, or whose client exists
   * again, was undone by a restore, and begins anew.
   */
  async replay(): Promise<void> {
    const now = this.clock.now();
    const begun = await this.erasures.find({ state: { $in: BEGUN } }).lean<ErasureRecord[]>();
    await this.list.add(...begun.map(listed));
    const known = new Set(begun.map(({ _id }) => _id.toHexString()));
    for (const { client, erasure, at, notTheirs } of await this.list.all()) {
      const [_id, whose] = [new Types.ObjectId(erasure), new Types.ObjectId(client)];
      const isBack = await this.eraser.lockOut(whose, now);
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
      await this.erasures.updateOne(
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

const listed = ({ _id, client, decidedAt, notTheirs = [] }: ErasureRecord) => ({
  client: client.toHexString(),
  erasure: _id.toHexString(),
  at: (decidedAt ?? _id.getTimestamp()).toISOString(),
  notTheirs: notTheirs.map((enquiry) => enquiry.toHexString()),
});
