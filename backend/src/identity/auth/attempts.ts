import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, PipelineStage } from 'mongoose';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { Clock, type DatabaseNow } from '../../platform/config/clock.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ClinicRequest } from '../../platform/http/clinic-request.ts';
import { customerOf } from '../../platform/http/customer-address.ts';
import { attemptKey, type AttemptKey, type Limited } from './attempt-key.ts';
import { AttemptsRecord } from './attempts.schema.ts';

/** Milliseconds in which attempts are counted. */
const WINDOW_MS = 60_000;
/** Milliseconds for which an attempt waits for pending ones, and between its looks. */
const PATIENCE_MS = 5000;
const LOOK_MS = 100;
/** A window longer than this, in milliseconds, is refused with "in an hour" instead of minutes. */
const LONG_MS = 30 * 60_000;

type Step = PipelineStage.Set;

/** Starts a new window when the old one is over; the database's clock decides, since this server's may be off. */
export function inWindow(now: DatabaseNow, lengthMs: number, fresh: Record<string, unknown>): Step {
  const end = { $add: [now, lengthMs] };
  // A window that ends later than one length from now was started before the clock was set back.
  const running = { $and: [{ $gt: ['$expiresAt', now] }, { $lte: ['$expiresAt', end] }] };
  const kept = Object.entries(fresh).map(([field, value]) => [
    field,
    { $cond: [running, { $ifNull: [`$${field}`, value] }, value] },
  ]);
  return { $set: { ...Object.fromEntries(kept), expiresAt: { $cond: [running, '$expiresAt', end] } } };
}

/** Makes the refusal of a full window. `expiresAt` is of the database's clock, so the wait is kept in range. */
export function tooMany(now: Date, expiresAt: Date, lengthMs: number): ApiError {
  const left = Math.min(lengthMs, Math.max(1000, expiresAt.getTime() - now.getTime()));
  return new ApiError('TOO_MANY_ATTEMPTS', {
    retryAfter: Math.ceil(left / 1000),
    ...(lengthMs > LONG_MS && { message: 'Too many attempts. Please try again in an hour.' }),
  });
}

/** Counts attempts in the database, so that a limit holds across all servers. */
@Injectable()
export class Attempts {
  constructor(
    @InjectModel(AttemptsRecord.name) private readonly rows: Model<AttemptsRecord>,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Takes one of `limit` requests a minute for a customer's address. Throws TOO_MANY_ATTEMPTS. */
  takeFrom(request: Pick<ClinicRequest, 'ip'>, what: Limited, limit: number): Promise<void> {
    return this.countAttempt(attemptKey(what, customerOf(request)), limit);
  }

  /** Takes one of `limit` attempts a minute. Throws TOO_MANY_ATTEMPTS when none is left. */
  async countAttempt(key: AttemptKey, limit: number): Promise<void> {
    const row = await this.add(key, { limit, windowMs: WINDOW_MS, to: 'count' });
    if (!row.granted) throw tooMany(this.clock.now(), row.expiresAt, WINDOW_MS);
  }

  /**
   * Takes one of `limit` attempts in a window, a minute by default. Only bad attempts count, which `settle` reports.
   * Waits up to five seconds for pending attempts. Throws TOO_MANY_ATTEMPTS when none is left.
   */
  async reserve(key: AttemptKey, limit: number, windowMs = WINDOW_MS): Promise<void> {
    const patience = performance.now() + PATIENCE_MS;
    for (;;) {
      const row = await this.add(key, { limit, windowMs, to: 'pending' });
      if (row.granted) return;
      if (row.count >= limit || performance.now() >= patience)
        throw tooMany(this.clock.now(), row.expiresAt, windowMs);
      await wait(LOOK_MS);
    }
  }

  async settle(key: AttemptKey, outcome: 'good' | 'bad', windowMs = WINDOW_MS): Promise<void> {
    const bad = outcome === 'bad' ? 1 : 0;
    await this.update(key, [
      inWindow(this.clock.atDatabase, windowMs, { count: 0, pending: 0 }),
      { $set: { count: { $add: ['$count', bad] }, pending: { $max: [0, { $subtract: ['$pending', 1] }] } } },
    ]);
  }

  running(key: AttemptKey): Promise<AttemptsRecord | null> {
    return this.rows
      .findOne({ _id: this.idOf(key), $expr: { $gt: ['$expiresAt', this.clock.atDatabase] } })
      .lean<AttemptsRecord>()
      .exec();
  }

  /** Updates the row of a key, or creates it, and answers it. */
  async update(key: AttemptKey, steps: Step[]): Promise<AttemptsRecord> {
    const once = () =>
      this.rows
        .findOneAndUpdate({ _id: this.idOf(key) }, steps, {
          upsert: true,
          returnDocument: 'after',
          updatePipeline: true,
        })
        .lean<AttemptsRecord>()
        .orFail();
    try {
      return await once();
    } catch (error) {
      // Two concurrent first attempts may both try to insert the row.
      if (!isDuplicateKey(error)) throw error;
      return await once();
    }
  }

  /** Keys are hashed, since they name people's emails and networks and an expired row stays until it is purged. */
  private idOf(key: AttemptKey): string {
    return createHmac('sha256', this.env.jwtSecret).update(`attempts:${key}`).digest('base64url');
  }

  private add(
    key: AttemptKey,
    { limit, windowMs, to }: { limit: number; windowMs: number; to: 'count' | 'pending' },
  ): Promise<AttemptsRecord> {
    return this.update(key, [
      inWindow(this.clock.atDatabase, windowMs, { count: 0, pending: 0 }),
      { $set: { granted: { $lt: [{ $add: ['$count', '$pending'] }, limit] } } },
      { $set: { [to]: { $add: [`$${to}`, { $cond: ['$granted', 1, 0] }] } } },
    ]);
  }
}
