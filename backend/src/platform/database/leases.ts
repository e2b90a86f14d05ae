import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ENV, type Env } from '../config/env.ts';
import { isDuplicateKey } from './duplicate-key.ts';
import { Clock } from '../config/clock.ts';

interface Lease {
  _id: string;
  owner: string | null;
  expiresAt: Date;
}

interface LeaseRun {
  held: boolean;
  doneAt?: number;
}

/** Lock for work that only one server process does at a time. */
@Injectable()
export class Leases {
  /** The leases that this process has or had, by name. */
  readonly runs = new Map<string, LeaseRun>();
  private readonly logger = new Logger(Leases.name);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Pick<Env, 'timings'>,
  ) {}

  /**
   * Runs the work unless another holder has the lease; then answers undefined. The lease is renewed while the
   * work lasts and ends `timings.lockMs` after its holder died. The signal aborts when the lease was lost all
   * the same.
   */
  async run<T>(name: string, work: (lost: AbortSignal) => Promise<T>): Promise<T | undefined> {
    const owner = randomUUID();
    const ttlMs = this.env.timings.lockMs;
    if (!(await this.take(name, owner, ttlMs))) return undefined;
    const run: LeaseRun = { ...this.runs.get(name), held: true };
    this.runs.set(name, run);
    const lost = new AbortController();
    const renewal = setInterval(() => {
      this.renew(name, owner, ttlMs).then(
        (kept) => kept || lost.abort(),
        (error: unknown) => this.logger.warn(`The lease ${name} was not renewed: ${String(error)}`),
      );
    }, ttlMs / 3).unref();
    try {
      const answer = await work(lost.signal);
      run.doneAt = this.clock.now().getTime();
      return answer;
    } finally {
      run.held = false;
      clearInterval(renewal);
      await this.giveBack(name, owner);
    }
  }

  private async take(name: string, owner: string, ttlMs: number): Promise<boolean> {
    // With one upsert of a missing row two processes could win.
    await this.leases
      .updateOne({ _id: name }, { $setOnInsert: { owner: null, expiresAt: new Date(0) } }, { upsert: true })
      .catch(ignoreDuplicateKey);
    const taken = await this.leases.updateOne({ _id: name, $expr: { $lte: ['$expiresAt', '$$NOW'] } }, [
      { $set: { owner, expiresAt: { $add: ['$$NOW', ttlMs] } } },
    ]);
    return taken.modifiedCount === 1;
  }

  private async renew(name: string, owner: string, ttlMs: number): Promise<boolean> {
    const renewed = await this.leases.updateOne({ _id: name, owner }, [
      { $set: { expiresAt: { $add: ['$$NOW', ttlMs] } } },
    ]);
    return renewed.matchedCount === 1;
  }

  private async giveBack(name: string, owner: string): Promise<void> {
    const free = { $set: { owner: null, expiresAt: new Date(0) } };
    await this.leases
      .updateOne({ _id: name, owner }, free)
      .catch((error: unknown) => this.logger.warn(`The lease ${name} was not given back: ${String(error)}`));
  }

  private get leases() {
    return this.connection.collection<Lease>('leases');
  }
}

function ignoreDuplicateKey(error: unknown): void {
  if (!isDuplicateKey(error)) throw error;
}
