import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  PASSWORD_LASTS_MS,
  SEEN_EVERY_MS,
  SESSION_MS,
  UNUSED_MS,
  type OwnSession,
} from '@clinic/contract/identity/account';
import type { Role } from '@clinic/contract/constants';
import { Types, type Model } from 'mongoose';
import { TtlCache } from '../../platform/database/ttl-cache.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ClinicRequest } from '../../platform/http/clinic-request.ts';
import { deviceName } from './device-name.ts';
import { SessionRecord } from './session.schema.ts';
import { customerOf } from '../../platform/http/customer-address.ts';
import { shortAddress } from './short-address.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import { job, type WriteContext } from '../../platform/writes/write-context.ts';
import { ManyAnswers } from '../../platform/ports/port.ts';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';

const MAX_LISTED = 100;

export interface Whose {
  role: Role;
  account: string;
}

const lasting = (now: Date) => ({ expiresAt: { $gt: now } });

const expiryOf = (role: Role, seen: number, endsAt: Date): Date =>
  role === 'client' ? endsAt : new Date(Math.min(endsAt.getTime(), seen + UNUSED_MS));

/** Further work to do when all other sessions of a person end. */
@Injectable()
export class WhenOthersEnd extends ManyAnswers<(whose: Whose) => Promise<void>> {}

/** The server's sessions. A token is valid as long as its session is stored. */
@Injectable()
export class Sessions {
  private readonly reads = new TtlCache<SessionRecord | null>();

  constructor(
    @InjectModel(SessionRecord.name) private readonly sessions: Model<SessionRecord>,
    private readonly records: Records,
    private readonly whenOthersEnd: WhenOthersEnd,
    private readonly clock: Clock,
  ) {}

  /** Begins a session; `ver` is the account's present version, with which the session ends. */
  begin(
    context: WriteContext,
    { role, account, ver }: Whose & { ver: number },
    request: ClinicRequest,
  ): Promise<SessionRecord> {
    const now = this.clock.now().getTime();
    const endsAt = new Date(now + SESSION_MS[role]);
    return this.records.insert(this.sessions, context, {
      _id: new Types.ObjectId(),
      account: new Types.ObjectId(account),
      role,
      ver,
      device: deviceName(request.headers['user-agent']),
      from: shortAddress(customerOf(request)),
      createdAt: new Date(now),
      lastSeenAt: new Date(now),
      passwordAt: new Date(now),
      endsAt,
      expiresAt: expiryOf(role, now, endsAt),
    });
  }

  /** The session while it lasts; its use is recorded at most every five minutes. */
  async used(id: string): Promise<SessionRecord | null> {
    // Bypasses mongoose, since every request does it.
    const session = await this.reads.get(id, () =>
      pastMongoose(this.sessions).findOne<SessionRecord>({ _id: new Types.ObjectId(id) }),
    );
    const now = this.clock.now().getTime();
    if (!session || session.expiresAt.getTime() <= now) return null;
    if (now - session.lastSeenAt.getTime() >= SEEN_EVERY_MS) await this.seen(session, now);
    return session;
  }

  /** Sessions of an earlier account version have ended. */
  async list({ role, account, ver }: Whose & { ver: number }, current: string): Promise<OwnSession[]> {
    const sessions = await this.sessions
      .find({ account: new Types.ObjectId(account), role, ver, ...lasting(this.clock.now()) })
      .sort({ lastSeenAt: -1, _id: -1 })
      .limit(MAX_LISTED)
      .lean<SessionRecord[]>();
    return sessions.map(({ _id, device, from, createdAt, lastSeenAt }) => ({
      id: _id.toHexString(),
      device,
      from,
      signedInAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: _id.toHexString() === current,
    }));
  }

  /** Ends one of the caller's own sessions; answers whether it was still valid. */
  async end(context: WriteContext, id: string): Promise<boolean> {
    const { role, id: account } = context.caller;
    const mine = { _id: id, role, account: new Types.ObjectId(account), ...lasting(this.clock.now()) };
    const ended = { $set: { expiresAt: this.clock.now() } };
    const session = await this.records.update(this.sessions, context, mine, ended);
    this.reads.forget(id);
    return session !== null;
  }

  async endOthers(context: WriteContext, kept: string): Promise<void> {
    const { role, id: account } = context.caller;
    const others = {
      account: new Types.ObjectId(account),
      role,
      _id: { $ne: new Types.ObjectId(kept) },
      ...lasting(this.clock.now()),
    };
    const ended = await this.sessions.find(others, { _id: 1 }).lean();
    await this.records.updateMany(this.sessions, context, others, {
      $set: { expiresAt: this.clock.now() },
    });
    for (const { _id } of ended) this.reads.forget(_id.toHexString());
    await Promise.all(this.whenOthersEnd.all.map((alsoEnd) => alsoEnd({ role, account })));
  }

  /** The password was typed on this session. */
  async provedAgain(context: WriteContext, id: string): Promise<void> {
    await this.records.update(
      this.sessions,
      context,
      { _id: id },
      { $set: { passwordAt: this.clock.now() } },
    );
  }

  /**
   * Asks whether the password was typed on this session lately, at the database: another server may have written it a
   * moment ago. Throws PASSWORD_AGAIN.
   */
  async requirePassword(id: string): Promise<void> {
    const session = await this.sessions.findById(id, { passwordAt: 1 }).lean<SessionRecord>();
    const since = this.clock.now().getTime() - (session?.passwordAt?.getTime() ?? 0);
    // A moment to come was written before the clock was set back, or by a server whose clock differs.
    if (Math.abs(since) >= PASSWORD_LASTS_MS) throw new ApiError('PASSWORD_AGAIN');
  }

  async endOf(id: string): Promise<Date> {
    const session = await this.sessions.findById(id, { endsAt: 1 }).lean();
    return session?.endsAt ?? this.clock.now();
  }

  async usedSince(
    ids: readonly Types.ObjectId[],
    { role, account, ver }: Whose & { ver: number },
    since: Date,
  ): Promise<Set<string>> {
    const which = { _id: { $in: [...ids] }, account: new Types.ObjectId(account), role, ver };
    const used = await this.sessions
      .find({ ...which, lastSeenAt: { $gte: since }, ...lasting(this.clock.now()) }, { _id: 1 })
      .lean();
    return new Set(used.map(({ _id }) => _id.toHexString()));
  }

  /** Keeps a session although its account's version rose. */
  async keep(id: string, ver: number): Promise<void> {
    await this.records.update(this.sessions, job(), { _id: id }, { $set: { ver } });
    this.reads.forget(id);
  }

  /** A session that was ended meanwhile stays ended. */
  private async seen({ _id, role, endsAt, lastSeenAt }: SessionRecord, now: number): Promise<void> {
    this.reads.forget(_id.toHexString());
    await this.records.update(
      this.sessions,
      job(),
      { _id, lastSeenAt, expiresAt: { $gt: new Date(now) } },
      { $set: { lastSeenAt: new Date(now), expiresAt: expiryOf(role, now, endsAt) } },
    );
  }
}
