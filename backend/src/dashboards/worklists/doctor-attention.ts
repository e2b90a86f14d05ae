import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ALERT_NAMES, type ClinicalAlert } from '@clinic/contract/care/progress-input';
import { isSeen } from '@clinic/contract/care/clinical-alerts';
import { counted } from '@clinic/contract/platform/counted';
import type { AttentionRow, DoctorWorklists } from '@clinic/contract/dashboards/doctor-worklists';
import { createHash } from 'node:crypto';
import type { Model } from 'mongoose';
import { notDeleted } from '../../platform/accounts/account-record.ts';
import { ClientRecord } from '../../clients/clients/client.schema.ts';
import { ClientProgressRecord } from '../../care/client-progress/client-progress.schema.ts';
import { RailStateRecord, type OpenFinding } from '../../care/rails/rail-state.schema.ts';
import type { ListsOf } from './doctor-lists.ts';
import { workedOutList } from './worklist.ts';

type Progress = Pick<ClientProgressRecord, '_id' | 'signals' | 'seen'>;
type Rails = Pick<RailStateRecord, '_id' | 'open'>;

const rankOf = ({ signals: [first] }: AttentionRow): number => (first ? ALERT_NAMES.indexOf(first.name) : 0);

@Injectable()
export class DoctorAttention {
  constructor(
    @InjectModel(ClientProgressRecord.name) private readonly progress: Model<ClientProgressRecord>,
    @InjectModel(RailStateRecord.name) private readonly rails: Model<RailStateRecord>,
    @InjectModel(ClientRecord.name) private readonly clients: Model<ClientRecord>,
  ) {}

  /** `first` are rows that come before all alerts. */
  async list(
    { doctor, hidden }: Pick<ListsOf, 'doctor' | 'hidden'>,
    first: readonly AttentionRow[],
  ): Promise<DoctorWorklists['needsAttention']> {
    const [progress, rails] = await Promise.all([
      this.progress.find({ isOpen: true }, { signals: 1, seen: 1 }).lean<Progress[]>(),
      this.rails.find({ isOpen: true }, { open: 1 }).lean<Rails[]>(),
    ]);
    const found = await this.clients
      .find(
        { _id: { $in: [...progress, ...rails].map(({ _id }) => _id) }, doctor, ...notDeleted },
        { name: 1 },
      )
      .lean<Pick<ClientRecord, '_id' | 'name'>[]>();
    const alerts = new Map(progress.map((one) => [one._id.toHexString(), openAlerts(one)]));
    const plans = new Map(rails.map(({ _id, open }) => [_id.toHexString(), open]));
    const rows = found.map(({ _id, name }) => {
      const id = _id.toHexString();
      return rowOf({ id, name }, alerts.get(id) ?? [], plans.get(id) ?? []);
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

const openAlerts = ({ signals: alerts, seen }: Progress): ClinicalAlert[] =>
  alerts.filter((alert) => !isSeen(alert, seen));

function rowOf(
  person: { id: string; name: string },
  alerts: readonly ClinicalAlert[],
  findings: readonly OpenFinding[],
): AttentionRow {
  const [worst] = findings;
  return {
    id: person.id,
    fact: factOf(alerts, findings),
    words: wordsOf([...findings, ...alerts].map(({ words }) => words)),
    since: null,
    person,
    signals: alerts.map(({ name, level }) => ({ name, level })),
    opens: worst ? (worst.plan ?? 'precautions') : null,
    urgent: worst?.level === 'stop' || alerts.some(({ urgent }) => urgent),
  };
}

/** The row comes back when an alert is new or worse, or when something else is found in the plans. */
function factOf(alerts: readonly ClinicalAlert[], findings: readonly OpenFinding[]): string {
  const signals = alerts.map((alert) => `${ALERT_NAMES.indexOf(alert.name)}:${alert.level}`).join();
  if (findings.length === 0) return signals;
  const keys = findings.map(({ key, words }) => key + words).toSorted();
  return `${signals};${createHash('sha256').update(keys.join('\n')).digest('hex').slice(0, 16)}`;
}

function wordsOf([first = '', ...others]: string[]): string {
  return others.length > 0
    ? `${first.replace(/\.$/, '')}; and ${counted(others.length, 'other signal')}`
    : first;
}
