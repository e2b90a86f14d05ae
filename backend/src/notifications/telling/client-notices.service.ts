import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  isNoticeKind,
  NOTICE_SENTENCES,
  type ClientNotice,
} from '@clinic/contract/notifications/client-notices';
import { Types, type Model } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { kindOf } from '../../platform/mail/kind-of-email.ts';
import { keptUntil } from '../../platform/mail/open-tellings.ts';
import { OutboxRecord } from '../../platform/mail/outbox.schema.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';

/** So many are answered at once; reading them makes room for older ones. */
const AT_ONCE = 20;

/** Letters about a client's account that reached no address: the client alone reads them, in the portal. */
@Injectable()
export class ClientNotices {
  constructor(
    @InjectModel(OutboxRecord.name) private readonly rows: Model<OutboxRecord>,
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  /** The unread ones, newest first, also after the client has got an address. */
  async unread(client: string): Promise<ClientNotice[]> {
    const rows = await this.rows
      .find(unreadOf(client), { message: 1, createdAt: 1 })
      .sort({ createdAt: -1, _id: -1 })
      .limit(AT_ONCE)
      .lean<OutboxRecord[]>();
    return rows.flatMap(noticeOf);
  }

  /** How many are unread, 20 at most. */
  count(client: string): Promise<number> {
    return this.rows.countDocuments(unreadOf(client)).limit(AT_ONCE).exec();
  }

  /** Marks one as read; nothing is written when it was read before. Throws NOT_FOUND. */
  async read(context: WriteContext, _id: string): Promise<ClientNotice[]> {
    const { id } = context.caller;
    const read = await this.records.update(
      this.rows,
      context,
      { _id, ...unreadOf(id) },
      { $set: { state: 'read', expiresAt: keptUntil(this.clock.now()) } },
    );
    if (!read) {
      const before = await this.rows.exists({ _id, client: new Types.ObjectId(id), state: 'read' });
      if (!before) throw new ApiError('NOT_FOUND');
      context.about(null);
    }
    return this.unread(id);
  }
}

const unreadOf = (client: string) => ({ client: new Types.ObjectId(client), state: 'at log-in' as const });

function noticeOf({ _id, message, createdAt }: OutboxRecord): ClientNotice[] {
  const kind = kindOf(message);
  if (!isNoticeKind(kind)) return [];
  return [{ id: _id, kind, at: createdAt.toISOString(), sentence: NOTICE_SENTENCES[kind] }];
}
