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
  /** When the work last finished. */
  doneAt?: number;
}

/** Locks: only one server process does such work at a time. */
@Injectable()
export class Locks {
  /** Locks that this process has or had, by name. */
  readonly runs = new Map<string, LeaseRun>();
  private readonly logger = new Logger(Locks.name);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Pick<Env, 'timings'>,
  ) {}

  /**
   * Runs the work unless another holder has the lock; answers its result, or undefined when it did not run.
   * The lock is renewed during the work and expires `timings.lockMs` after its holder died. The signal aborts
   * when the lock is lost nonetheless.
   */
  async run<T>(name: string, work: (lost: AbortSignal) => Promise<T>): Promise<T | undefined> {
    const owner = randomUUID();
    const ttlMs = this.env.timings.lockMs;
    if (!(await this.takeLock(name, owner, ttlMs))) return undefined;
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

  private async takeLock(name: string, owner: string, ttlMs: number): Promise<boolean> {
    if (await this.takeFree(name, owner, ttlMs)) return true;
    // Done in two steps, since two servers could both win an upsert of a missing row.
    const made = await this.locks
      .updateOne({ _id: name }, { $setOnInsert: { owner: null, expiresAt: new Date(0) } }, { upsert: true })
      .catch(ignoreDuplicateKey);
    return made?.upsertedCount === 1 && this.takeFree(name, owner, ttlMs);
  }

  private async takeFree(name: string, owner: string, ttlMs: number): Promise<boolean> {
    const taken = await this.locks.updateOne({ _id: name, $expr: { $lte: ['$expiresAt', '$$NOW'] } }, [
      { $set: { owner, expiresAt: { $add: ['$$NOW', ttlMs] } } },
    ]);
    return taken.modifiedCount === 1;
  }

  private async renew(name: string, owner: string, ttlMs: number): Promise<boolean> {
    const renewed = await this.locks.updateOne({ _id: name, owner }, [
      { $set: { expiresAt: { $add: ['$$NOW', ttlMs] } } },
    ]);
    return renewed.matchedCount === 1;
  }

  private async giveBack(name: string, owner: string): Promise<void> {
    const free = { $set: { owner: null, expiresAt: new Date(0) } };
    await this.locks
      .updateOne({ _id: name, owner }, free)
      .catch((error: unknown) => this.logger.warn(`The lease ${name} was not given back: ${String(error)}`));
  }

  private get locks() {
    return this.connection.collection<Lease>('leases');
  }
}

function ignoreDuplicateKey(error: unknown): void {
  if (!isDuplicateKey(error)) throw error;
}
