import { CHECK_IN_DAYS } from '@clinic/contract/check-ins';
import type { DoctorToday } from '@clinic/contract/doctor-today';
import type { WorkRow } from '@clinic/contract/work-rows';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { notDeleted } from '../accounts/account-record.ts';
import { CheckInRecord } from '../check-ins/check-in.schema.ts';
import { ClientRecord } from '../clients/client.schema.ts';
import type { ListsOf } from './doctor-lists.ts';
import { workedOutList } from './work-list.ts';

type Unread = Pick<CheckInRecord, '_id' | 'client' | 'week' | 'daysFollowed' | 'version' | 'sentAt'>;

/** Weekly check-ins of a doctor's own clients that were not read. */
@Injectable()
export class DoctorCheckIns {
  constructor(
    @InjectModel(CheckInRecord.name) private readonly checkIns: Model<CheckInRecord>,
    @InjectModel(ClientRecord.name) private readonly clients: Model<ClientRecord>,
  ) {}

  async list({ doctor, hidden }: Pick<ListsOf, 'doctor' | 'hidden'>): Promise<DoctorToday['checkIns']> {
    const unread = await this.checkIns
      .find({ readAt: null }, { client: 1, week: 1, daysFollowed: 1, version: 1, sentAt: 1 })
      .hint('unread')
      .sort({ sentAt: 1 })
      .lean<Unread[]>();
    if (unread.length === 0) return { count: 0, rows: [] };
    const found = await this.clients
      .find({ _id: { $in: unread.map(({ client }) => client) }, doctor, ...notDeleted }, { name: 1 })
      .lean<Pick<ClientRecord, '_id' | 'name'>[]>();
    const names = new Map(found.map(({ _id, name }) => [_id.toHexString(), name]));
    const rows = unread.flatMap(({ _id, client, week, daysFollowed, version, sentAt }): WorkRow[] => {
      const id = client.toHexString();
      const name = names.get(id);
      if (name === undefined) return [];
      const words = `Week ${week}: plan followed on ${daysFollowed} of ${CHECK_IN_DAYS} days`;
      const since = sentAt.toISOString();
      return [{ id: _id.toHexString(), fact: String(version), words, since, person: { id, name } }];
    });
    return workedOutList('checkIns', rows, hidden);
  }
}
