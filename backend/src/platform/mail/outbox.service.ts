import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model, type UpdateQuery } from 'mongoose';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import { VISIT_REMINDERS, type EmailKind, type EmailState } from '@clinic/contract/notifications/email-kinds';
import { OPEN_TELLINGS } from '@clinic/contract/notifications/telling';
import { kindOf } from './kind-of-email.ts';
import type { MailMessage } from './mail-message.ts';
import { TO_TELL } from './open-tellings.ts';
import { OutboxRecord } from './outbox.schema.ts';
import { WithoutAddress } from './without-address.ts';
import { Clock } from '../config/clock.ts';
import { ENV, mailsAreSetUp, type Env } from '../config/env.ts';
import { Records } from '../writes/records.ts';
import type { WriteContext } from '../writes/write-context.ts';
import { listsChanged } from '../database/list-memory.ts';
import { PeriodicJobs } from '../database/periodic-jobs.ts';
import { AnswerForEach } from '../ports/port.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
/** Pause after the first failed attempt; it doubles up to the longest. */
const FIRST_PAUSE_MS = 30 * SECOND;
const LONGEST_PAUSE_MS = 60 * 60 * SECOND;
/** A server that has refused an email for three days will not accept it. */
const GIVE_UP_AFTER_MS = 3 * DAY;
const KEPT_MS = 90 * DAY;
/** States of an email with an address that no mail server has taken. */
const UNDELIVERED: ReadonlySet<EmailState> = new Set(['failed', 'told', ...OPEN_TELLINGS]);

/** Asks, right before an email is sent, whether its contents are still true; without an answer they are. */
@Injectable()
export class EmailIsStillTrue extends AnswerForEach<
  EmailKind,
  (message: OutboxRecord['message'], client: Types.ObjectId | undefined) => Promise<boolean>
> {
  /** These kinds must have an answer, since they are written before the hour that they name. */
  protected override readonly required = [...VISIT_REMINDERS, 'missed', 'program-ending'] as const;
}

@Injectable()
export class Outbox {
  constructor(
    @InjectModel(OutboxRecord.name) private readonly rows: Model<OutboxRecord>,
    private readonly records: Records,
    private readonly stillTrue: EmailIsStillTrue,
    private readonly withoutAddress: WithoutAddress,
    private readonly jobs: PeriodicJobs,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Pick<Env, 'timings' | 'smtpUrl'>,
  ) {}

  /**
   * Stores an email to be sent from an instant on; a repeated `_id` changes nothing. A client without an address is
   * told in another way. Throws for an email without an address to anyone but a client.
   */
  async add({ _id, client, ...message }: MailMessage, from = this.clock.now()): Promise<void> {
    const letter = { _id, message, ...(client && { client: new Types.ObjectId(client) }) };
    const place = message.to.email
      ? { state: 'queued' as const, nextAttemptAt: from }
      : await this.withoutAddress.firstPlace(letter, from);
    try {
      await this.rows.create({ ...letter, ...place });
      listsChanged(this.rows);
      this.jobs.wake('mail');
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    // A letter with an address does it behind the answer, when it is sent.
    if (!message.to.email) await this.withoutAddress.supersede(letter);
  }

  /** Drops what the desk need not tell any more, since this email says it. */
  supersede(row: OutboxRecord): Promise<void> {
    return this.withoutAddress.supersede(row);
  }

  /** The keys for which no email is stored yet. */
  async missing(keys: readonly string[]): Promise<Set<string>> {
    const rows = await this.rows
      .find({ _id: { $in: [...keys] } })
      .select('_id')
      .lean();
    const known = new Set(rows.map(({ _id }) => _id));
    return new Set(keys.filter((key) => !known.has(key)));
  }

  /** The states of stored emails, by key. */
  async statesOf(keys: readonly string[]): Promise<Map<string, EmailState>> {
    const rows = await this.rows.find({ _id: { $in: [...keys] } }, { state: 1 }).lean();
    return new Map(rows.map(({ _id, state }) => [_id, state]));
  }

  count(state: OutboxRecord['state']): Promise<number> {
    return this.rows.countDocuments({ state });
  }

  /** Addresses whose last email since then failed. */
  async failing(emails: readonly string[], since: Date): Promise<Set<string>> {
    const rows = await this.rows
      .find(
        { 'message.to.email': { $in: [...emails] }, createdAt: { $gte: since }, state: { $ne: 'queued' } },
        { 'message.to.email': 1, state: 1, createdAt: 1 },
      )
      .lean<OutboxRecord[]>();
    const last = new Map<string, Pick<OutboxRecord, 'state' | 'createdAt'>>();
    for (const { message, state, createdAt } of rows) {
      const { email = '' } = message.to;
      if (createdAt >= (last.get(email)?.createdAt ?? since)) last.set(email, { state, createdAt });
    }
    return new Set([...last].filter(([, { state }]) => UNDELIVERED.has(state)).map(([email]) => email));
  }

  /** When the oldest unsent email was stored. */
  async oldestQueued(): Promise<Date | undefined> {
    const row = await this.rows
      .findOne({ state: 'queued' })
      .sort({ createdAt: 1 })
      .select('createdAt')
      .lean();
    return row?.createdAt;
  }

  async isStillTrue({ message, client }: OutboxRecord): Promise<boolean> {
    const isTrue = this.stillTrue.for(kindOf(message));
    return isTrue ? isTrue(message, client) : true;
  }

  /** Claims one due email for a limited time, in which no other worker gets it. */
  async claimNext(): Promise<OutboxRecord | null> {
    const due = { state: 'queued' as const, $expr: { $lte: ['$nextAttemptAt', this.clock.atDatabase] } };
    const mine = {
      attempt: randomUUID(),
      attempts: { $add: ['$attempts', 1] },
      nextAttemptAt: { $add: [this.clock.atDatabase, this.env.timings.lockMs] },
    };
    return this.rows
      .findOneAndUpdate(due, [{ $set: mine }], {
        sort: { nextAttemptAt: 1 },
        returnDocument: 'after',
        updatePipeline: true,
      })
      .lean<OutboxRecord>()
      .exec();
  }

  /** Extends the claim while the email is being sent. */
  async renew({ _id, attempt }: OutboxRecord): Promise<void> {
    const longer = { nextAttemptAt: { $add: [this.clock.atDatabase, this.env.timings.lockMs] } };
    await this.rows.updateOne({ _id, attempt }, [{ $set: longer }], { updatePipeline: true });
  }

  /** Ends the work on an email that a mail server took, or that waits in a file since none is set up. */
  async sent({ _id, attempt }: OutboxRecord): Promise<void> {
    const expiresAt = new Date(this.clock.now().getTime() + KEPT_MS);
    const state = mailsAreSetUp(this.env) ? 'sent' : 'waits';
    await this.leave({ _id, attempt }, { state, problem: null, expiresAt });
  }

  /** Drops an email whose contents no longer hold. */
  async dropped({ _id, attempt }: OutboxRecord): Promise<void> {
    const expiresAt = new Date(this.clock.now().getTime() + KEPT_MS);
    await this.leave({ _id, attempt }, { state: 'dropped', expiresAt });
  }

  /** Leaves an email to a client without an address to the desk, unless a browser has shown its news meanwhile. */
  async told({ attempt, ...row }: OutboxRecord): Promise<void> {
    await this.leave({ _id: row._id, attempt }, await this.withoutAddress.lastPlace(row));
    await this.withoutAddress.supersede(row);
  }

  /**
   * Requeues an email as if it were new: one that failed, or that waits and can be sent by now. Null for any other, and
   * for one that was told.
   */
  async retry(context: WriteContext, _id: string): Promise<OutboxRecord | null> {
    const now = this.clock.now();
    const row = await this.records.update(
      this.rows,
      context,
      {
        _id,
        $or: [
          { state: mailsAreSetUp(this.env) ? { $in: ['failed', 'waits'] } : 'failed' },
          { ...TO_TELL, 'message.to.email': { $exists: true } },
        ],
      },
      {
        $set: { state: 'queued', attempts: 0, problem: null, nextAttemptAt: now, retriedAt: now },
        $unset: { expiresAt: 1 },
      },
    );
    if (row) this.jobs.wake('mail');
    return row;
  }

  /** Records a failed attempt; `final` when a retry cannot help. A visit's email that failed for good is to be told. */
  async failed(row: OutboxRecord, problem: string, final: boolean): Promise<void> {
    const { _id, attempt, attempts, createdAt, retriedAt = createdAt } = row;
    const tooOld = this.clock.now().getTime() - retriedAt.getTime() > GIVE_UP_AFTER_MS;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
    const change =
      final || tooOld
        ? ((await this.withoutAddress.placeOfFailed(row)) ?? {
            state: 'failed',
            expiresAt: new Date(this.clock.now().getTime() + KEPT_MS),
          })
        : { nextAttemptAt: new Date(this.clock.now().getTime() + pause) };
    await this.leave({ _id, attempt }, { ...change, problem });
  }

  /** Ends the own claim, so that an extension still under way changes nothing. */
  private async leave(
    claimed: Pick<OutboxRecord, '_id' | 'attempt'>,
    state: UpdateQuery<OutboxRecord>,
  ): Promise<void> {
    await this.rows.updateOne(claimed, { ...state, attempt: null });
    listsChanged(this.rows);
  }
}
