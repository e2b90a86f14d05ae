import { clinicDateTime, formatMoment } from '@clinic/contract/clinic-calendar';
import type { ToTellRow } from '@clinic/contract/dashboards/desk-worklists';
import type { Worklist } from '@clinic/contract/dashboards/work-rows';
import { notReachedWords } from '@clinic/contract/notifications/telling-words';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { ClientRecord } from '../../clients/clients/client.schema.ts';
import { textOf, wordsOf } from '../../notifications/emails/told-visit.ts';
import { notDeleted } from '../../platform/accounts/account-record.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';
import { TO_TELL } from '../../platform/mail/open-tellings.ts';
import { OutboxRecord } from '../../platform/mail/outbox.schema.ts';
import { visitsOf } from '../../platform/mail/visits-of-email.ts';
import type { Hidden } from './hidden-rows.service.ts';
import { workedOutList } from './worklist.ts';

type Line = Pick<OutboxRecord, '_id' | 'message' | 'state' | 'tellings' | 'telling' | 'createdAt'> & {
  client: Types.ObjectId;
};
type Called = Pick<ClientRecord, '_id' | 'name' | 'phone' | 'whatsApp'>;

const FIELDS = { message: 1, client: 1, state: 1, tellings: 1, telling: 1, createdAt: 1 } as const;

@Injectable()
export class DeskToTell {
  constructor(
    @InjectModel(OutboxRecord.name) private readonly rows: Model<OutboxRecord>,
    @InjectModel(ClientRecord.name) private readonly clients: Model<ClientRecord>,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** News that clients get from the desk; the nearest visit first, then other news, the longest wait first. */
  async waiting(hidden: Hidden): Promise<Worklist<ToTellRow>> {
    const lines = await pastMongoose(this.rows)
      .find<Line>(TO_TELL, { projection: FIELDS })
      .sort({ createdAt: 1, _id: 1 })
      .toArray();
    if (lines.length === 0) return { count: 0, rows: [] };
    const known = await this.called(lines);
    const rows = lines
      .toSorted((a, b) => startOf(a) - startOf(b))
      .flatMap((line): ToTellRow[] => {
        const client = known.get(line.client.toHexString());
        return client ? [this.row(line, client)] : [];
      });
    return workedOutList('toTell', rows, hidden);
  }

  private row({ _id, message, createdAt, tellings = 0, telling }: Line, client: Called): ToTellRow {
    const zone = this.env.clinicTimezone;
    const tried =
      telling && notReachedWords({ by: telling.by.name, at: formatMoment(clinicDateTime(telling.at, zone)) });
    return {
      id: _id,
      fact: String(tellings),
      words: [wordsOf(message, zone), tried].filter(Boolean).join('. '),
      since: createdAt.toISOString(),
      person: { id: client._id.toHexString(), name: client.name },
      phone: client.phone,
      message: client.whatsApp === false ? null : textOf(message, zone),
      tries: tellings,
    };
  }

  private async called(lines: readonly Line[]): Promise<Map<string, Called>> {
    const found = await pastMongoose(this.clients)
      .find<Called>(
        { _id: { $in: lines.map(({ client }) => client) }, ...notDeleted },
        { projection: { name: 1, phone: 1, whatsApp: 1 } },
      )
      .toArray();
    return new Map(found.map((client) => [client._id.toHexString(), client]));
  }
}

/** Milliseconds of the first visit; other news comes behind all visits. */
const startOf = ({ message }: Line): number => {
  const [first] = visitsOf(message);
  return first ? new Date(first.start).getTime() : Infinity;
};
