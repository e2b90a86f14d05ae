import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ALERT_NAMES, type ClinicalAlert } from '@clinic/contract/care/progress-input';
import { isSeen } from '@clinic/contract/care/clinical-alerts';
import { counted } from '@clinic/contract/platform/counted';
import type { AttentionRow, DoctorWorklists } from '@clinic/contract/dashboards/doctor-worklists';
import type { Model } from 'mongoose';
import { notDeleted } from '../../platform/accounts/account-record.ts';
import { ClientRecord } from '../../clients/clients/client.schema.ts';
import { ClientProgressRecord } from '../../care/client-progress/client-progress.schema.ts';
import type { ListsOf } from './doctor-lists.ts';
import { workedOutList } from './worklist.ts';

type Progress = Pick<ClientProgressRecord, '_id' | 'signals' | 'seen'>;

const rankOf = ({ signals: [first] }: AttentionRow): number => (first ? ALERT_NAMES.indexOf(first.name) : 0);

@Injectable()
export class DoctorAttention {
  constructor(
    @InjectModel(ClientProgressRecord.name) private readonly progress: Model<ClientProgressRecord>,
    @InjectModel(ClientRecord.name) private readonly clients: Model<ClientRecord>,
  ) {}

  /** `first` are rows that come before all alerts. */
  async list(
    { doctor, hidden }: Pick<ListsOf, 'doctor' | 'hidden'>,
    first: readonly AttentionRow[],
  ): Promise<DoctorWorklists['needsAttention']> {
    const allProgress = await this.progress
      .find({ isOpen: true }, { signals: 1, seen: 1 })
      .lean<Progress[]>();
    const found = await this.clients
      .find({ _id: { $in: allProgress.map(({ _id }) => _id) }, doctor, ...notDeleted }, { name: 1 })
      .lean<Pick<ClientRecord, '_id' | 'name'>[]>();
    const names = new Map(found.map(({ _id, name }) => [_id.toHexString(), name]));
    const rows = allProgress.flatMap((progress) => {
      const name = names.get(progress._id.toHexString());
      return name === undefined ? [] : [rowOf(progress, name)];
    });
    const inOrder = rows.toSorted(
      (one, other) =>
        Number(other.urgent) - Number(one.urgent) ||
        rankOf(one) - rankOf(other) ||
        (one.person?.name ?? '').localeCompare(other.person?.name ?? ''),
    );
    return workedOutList('needsAttention', [...first, ...inOrder], hidden);
  }
}

function rowOf({ _id, signals: alerts, seen }: Progress, name: string): AttentionRow {
  const open = alerts.filter((alert) => !isSeen(alert, seen));
  const id = _id.toHexString();
  return {
    id,
    // The row comes back when an alert is new or worse.
    fact: open.map((alert) => `${ALERT_NAMES.indexOf(alert.name)}:${alert.level}`).join(),
    words: wordsOf(open),
    since: null,
    person: { id, name },
    signals: open.map((alert) => ({ name: alert.name, level: alert.level })),
    urgent: open.some(({ urgent }) => urgent),
  };
}

function wordsOf([first, ...others]: ClinicalAlert[]): string {
  const more = others.length > 0 ? `; and ${counted(others.length, 'other signal')}` : '';
  return first ? `${first.words}${more}` : '';
}
