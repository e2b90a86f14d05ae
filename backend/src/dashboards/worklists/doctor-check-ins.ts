import { CHECK_IN_DAYS } from '@clinic/contract/care/check-ins/check-ins';
import { dangersIn } from '@clinic/contract/care/danger-signs/danger-words';
import type { AttentionRow, DoctorWorklists } from '@clinic/contract/dashboards/doctor-worklists';
import type { PersonRef } from '@clinic/contract/people';
import type { WorkRow } from '@clinic/contract/dashboards/work-rows';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { notDeleted } from '../../platform/accounts/account-record.ts';
import { CheckInRecord } from '../../care/check-ins/check-in.schema.ts';
import { ClientRecord } from '../../clients/clients/client.schema.ts';
import type { ListsOf } from './doctor-lists.ts';
import { workedOutList } from './worklist.ts';

type Unread = Pick<CheckInRecord, '_id' | 'client' | 'week' | 'daysFollowed' | 'note' | 'version' | 'sentAt'>;

interface UnreadLists {
  checkIns: DoctorWorklists['checkIns'];
  /** Check-ins in which a client wrote of danger, as rows of "Needs attention"; hidden ones, too. */
  dangers: AttentionRow[];
}

@Injectable()
export class DoctorCheckIns {
  constructor(
    @InjectModel(CheckInRecord.name) private readonly checkIns: Model<CheckInRecord>,
    @InjectModel(ClientRecord.name) private readonly clients: Model<ClientRecord>,
  ) {}

  async lists({ doctor, hidden }: Pick<ListsOf, 'doctor' | 'hidden'>): Promise<UnreadLists> {
    const unread = await this.checkIns
      .find({ readAt: null }, { client: 1, week: 1, daysFollowed: 1, note: 1, version: 1, sentAt: 1 })
      .hint('unread')
      .sort({ sentAt: 1 })
      .lean<Unread[]>();
    if (unread.length === 0) return { checkIns: { count: 0, rows: [] }, dangers: [] };
    const found = await this.clients
      .find({ _id: { $in: unread.map(({ client }) => client) }, doctor, ...notDeleted }, { name: 1 })
      .lean<Pick<ClientRecord, '_id' | 'name'>[]>();
    const names = new Map(found.map(({ _id, name }) => [_id.toHexString(), name]));
    const known = unread.flatMap((record) => {
      const id = record.client.toHexString();
      const name = names.get(id);
      return name === undefined ? [] : [{ record, person: { id, name } }];
    });
    const rows = known.map(({ record, person }) => rowOf(record, person));
    const dangers = known.flatMap(({ record, person }): AttentionRow[] => {
      const said = dangersIn(record.note);
      if (said.length === 0) return [];
      const words = `Week ${record.week}, check-in: words about ${said.join(', ')}`;
      return [{ ...rowOf(record, person), words, signals: [], opens: null, urgent: true }];
    });
    return { checkIns: workedOutList('checkIns', rows, hidden), dangers };
  }
}

function rowOf({ _id, week, daysFollowed, version, sentAt }: Unread, person: PersonRef): WorkRow {
  const words = `Week ${week}: plan followed on ${daysFollowed} of ${CHECK_IN_DAYS} days`;
  return { id: _id.toHexString(), fact: String(version), words, since: sentAt.toISOString(), person };
}
