import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ALERT_NAMES, type ClinicalAlert } from '@clinic/contract/care/client-progress/progress-input';
import { misreadingsWords, type Misreading } from '@clinic/contract/care/misreadings/misreadings';
import { isSeen } from '@clinic/contract/care/clinical-alerts/clinical-alerts';
import { counted } from '@clinic/contract/platform/counted';
import type { AttentionRow, DoctorWorklists } from '@clinic/contract/dashboards/doctor-worklists';
import type { PersonRef } from '@clinic/contract/people';
import { createHash } from 'node:crypto';
import type { Model } from 'mongoose';
import { notDeleted } from '../../platform/accounts/account-record.ts';
import { ClientRecord } from '../../clients/clients/client.schema.ts';
import { ClientProgressRecord } from '../../care/client-progress/client-progress.schema.ts';
import { MisreadingRecord, openOf } from '../../care/misreadings/misreading.schema.ts';
import { PlanCheckStateRecord, type OpenFinding } from '../../care/plan-checks/plan-check-state.schema.ts';
import type { ListsOf } from './doctor-lists.ts';
import { workedOutList } from './worklist.ts';

type Progress = Pick<ClientProgressRecord, '_id' | 'signals' | 'seen'>;
type CheckState = Pick<PlanCheckStateRecord, '_id' | 'open'>;
type Misread = Pick<MisreadingRecord, '_id' | 'found'>;

/** Alerts of one client that the doctor must look at or answer. */
interface Waiting {
  alerts: readonly ClinicalAlert[];
  findings: readonly OpenFinding[];
  misreadings: readonly Misreading[];
}

/** A client has at most one row of each, in this order: measured values, plans, questions to the doctor. */
const PARTS = ['values', 'plans', 'answers'] as const;
type Part = (typeof PARTS)[number];
type PartRow = AttentionRow & { part: Part };

const rankOf = ({ signals: [first] }: AttentionRow): number => (first ? ALERT_NAMES.indexOf(first.name) : 0);

@Injectable()
export class DoctorAttention {
  constructor(
    @InjectModel(ClientProgressRecord.name) private readonly progress: Model<ClientProgressRecord>,
    @InjectModel(PlanCheckStateRecord.name) private readonly planChecks: Model<PlanCheckStateRecord>,
    @InjectModel(MisreadingRecord.name) private readonly misreadings: Model<MisreadingRecord>,
    @InjectModel(ClientRecord.name) private readonly clients: Model<ClientRecord>,
  ) {}

  /** Lists alerts; `first` are rows that come before all of them. */
  async list(
    { doctor, hidden }: Pick<ListsOf, 'doctor' | 'hidden'>,
    first: readonly AttentionRow[],
  ): Promise<DoctorWorklists['needsAttention']> {
    const [progress, planChecks, misread] = await Promise.all([
      this.progress.find({ isOpen: true }, { signals: 1, seen: 1 }).lean<Progress[]>(),
      this.planChecks.find({ isOpen: true }, { open: 1 }).lean<CheckState[]>(),
      this.misreadings.find({ isOpen: true }, { found: 1 }).lean<Misread[]>(),
    ]);
    const found = await this.clients
      .find(
        {
          _id: { $in: [...progress, ...planChecks, ...misread].map(({ _id }) => _id) },
          doctor,
          ...notDeleted,
        },
        { name: 1 },
      )
      .lean<Pick<ClientRecord, '_id' | 'name'>[]>();
    const alerts = new Map(progress.map((one) => [one._id.toHexString(), openAlerts(one)]));
    const plans = new Map(planChecks.map(({ _id, open }) => [_id.toHexString(), open]));
    const texts = new Map(misread.map((one) => [one._id.toHexString(), openOf(one)]));
    const rows = found.flatMap(({ _id, name }) => {
      const id = _id.toHexString();
      const waiting = {
        alerts: alerts.get(id) ?? [],
        findings: plans.get(id) ?? [],
        misreadings: texts.get(id) ?? [],
      };
      return rowsOf({ id, name }, waiting);
    });
    const inOrder = rows
      .toSorted(
        (one, other) =>
          Number(other.urgent) - Number(one.urgent) ||
          PARTS.indexOf(one.part) - PARTS.indexOf(other.part) ||
          rankOf(one) - rankOf(other) ||
          (one.person?.name ?? '').localeCompare(other.person?.name ?? ''),
      )
      .map(({ part: _part, ...row }) => row);
    return workedOutList('needsAttention', [...first, ...inOrder], hidden);
  }
}

const openAlerts = ({ signals: alerts, seen }: Progress): ClinicalAlert[] =>
  alerts.filter((alert) => !isSeen(alert, seen));

/** Makes one row for each part, hidden by itself, so that hiding one hides nothing that its words do not name. */
function rowsOf(person: PersonRef, { alerts, findings, misreadings }: Waiting): PartRow[] {
  const inPlans = findings.filter(({ plan }) => plan !== null);
  const gone = findings.filter(({ plan }) => plan === null);
  const row = (part: Part, said: Pick<PartRow, 'fact' | 'words'> & Partial<PartRow>): PartRow => ({
    id: part === 'values' ? person.id : `${person.id}:${part}`,
    since: null,
    person,
    signals: [],
    opens: null,
    urgent: false,
    part,
    ...said,
  });
  const rows: PartRow[] = [];
  if (alerts.length > 0)
    rows.push(
      row('values', {
        fact: alerts.map((alert) => `${ALERT_NAMES.indexOf(alert.name)}:${alert.level}`).join(),
        words: alerts.map(({ words }) => words).join('; '),
        signals: alerts.map(({ name, level }) => ({ name, level })),
        urgent: alerts.some(({ urgent }) => urgent),
      }),
    );
  if (inPlans[0])
    rows.push(
      row('plans', {
        fact: digestOf(inPlans.map(({ key, words }) => key + words)),
        words: firstOf(
          inPlans.map(({ words }) => words),
          'other finding',
        ),
        opens: inPlans[0].plan,
        urgent: inPlans[0].level === 'stop',
      }),
    );
  const questions = [...gone.map(({ words }) => words), misreadingsWords(misreadings)].filter(Boolean);
  if (questions.length > 0)
    rows.push(
      row('answers', {
        fact: digestOf([...gone, ...misreadings].map(({ key }) => key)),
        words: firstOf(questions, 'other question'),
        opens: gone.length > 0 ? 'precautions' : 'misreadings',
      }),
    );
  return rows;
}

/** A row has another fact when something else is found, so that a hidden row comes back. */
const digestOf = (keys: readonly string[]): string =>
  createHash('sha256').update(keys.toSorted().join('\n')).digest('hex').slice(0, 16);

const firstOf = ([first = '', ...others]: readonly string[], what: string): string =>
  others.length > 0 ? `${first.replace(/\.$/, '')}; and ${counted(others.length, what)}` : first;
