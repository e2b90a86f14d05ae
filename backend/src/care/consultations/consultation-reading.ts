import { personOf } from '@clinic/contract/dashboards/client-facts';
import {
  CONSULTATION_FIELDS,
  CONSULTATION_PARTS,
  consultationFacts,
  EARLIER_CONSULTATIONS,
  type Consultation,
  type ConsultationChoice,
  type ConsultedVisit,
} from '@clinic/contract/care/consultations/consultations';
import type { FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Versions } from '../../platform/database/versions.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { CheckIns } from '../check-ins/check-ins.service.ts';
import { CheckupRecord, visitOf } from '../checkups/checkup.schema.ts';
import { checkupView } from '../checkups/checkup.view.ts';
import { goalOf } from '../goals/goal.view.ts';
import { Goals } from '../goals/goals.service.ts';
import { IntakeFormRecord } from '../intake-forms/intake-form.schema.ts';
import { JournalService } from '../journal/journal.service.ts';
import { MeasurementRows } from '../measurements/measurement-rows.ts';
import { measurementView } from '../measurements/measurement.view.ts';
import { saidOf } from './consultation-effects.ts';
import { ConsultationNotes } from './consultation-notes.ts';
import { ConsultedVisits, type Visit } from './consulted-visits.ts';
import { StandingWishes } from './standing-wishes.ts';

type Form = Pick<IntakeFormRecord, '_id' | 'formType' | 'fields' | 'updatedAt'>;

const FORMS = [...new Set(CONSULTATION_FIELDS.map(([formType]) => formType))];

/** Reads everything that the screen of a consultation shows, in one answer. */
@Injectable()
export class ConsultationReading {
  constructor(
    @InjectModel(CheckupRecord.name) private readonly checkups: Model<CheckupRecord>,
    @InjectModel(IntakeFormRecord.name) private readonly forms: Model<IntakeFormRecord>,
    private readonly access: ClientAccess,
    private readonly clients: ClientsService,
    private readonly visits: ConsultedVisits,
    private readonly notes: ConsultationNotes,
    private readonly wishes: StandingWishes,
    private readonly versions: Versions,
    private readonly effects: Effects,
    private readonly rows: MeasurementRows,
    private readonly goals: Goals,
    private readonly journal: JournalService,
    private readonly checkIns: CheckIns,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, CLIENT_ERASING. */
  async consultationOf(caller: Caller, clientId: string, choice: ConsultationChoice): Promise<Consultation> {
    const client = await this.access.requireOpenRecords(caller, clientId, ['cover']);
    const chosen = await this.visits.consultedVisit(caller, client, choice);
    const { checkup } = chosen;
    // Waiting effects run first, so that the answer includes what they write.
    const { done = 0, failed = [] } = checkup ? await this.effects.run(CheckupRecord.name, checkup._id) : {};
    const { visit } =
      done > 0 && checkup
        ? await this.visits.consultedVisit(caller, client, { checkup: checkup._id.toHexString() })
        : chosen;
    const { _id } = client;
    const isOwn = this.access.owns(caller, client);
    const [before, others, forms, rows, goal, adherence, checkIn, wish] = await Promise.all([
      this.visits.before(client, chosen),
      this.others(_id, checkup),
      this.forms.find({ client: _id, formType: { $in: FORMS } }).lean<Form[]>(),
      this.rows.standing(_id),
      this.goals.goalOf(_id),
      this.journal.weekBefore(_id, this.clock.today()),
      isOwn ? this.checkIns.newest(_id) : null,
      this.wish(client),
    ]);
    const since = before && sinceOf(before, others);
    const [texts, then] = await Promise.all([
      this.notes.textsOf([...others, ...(checkup ? [checkup] : [])].map((one) => one._id)),
      since ? this.textsAt(forms, since) : null,
    ]);
    const noteOf = (one: CheckupRecord) => texts.get(one._id.toHexString()) ?? '';
    const wished = saidOf(failed, 'wish');
    return {
      visit: visit ? visitView(visit) : null,
      checkup: checkup ? checkupView(checkup) : null,
      note: saidOf(failed, 'note')?.note ?? (checkup ? noteOf(checkup) : ''),
      wish: wished ? (wished.wish ? { ...wished.wish, doctor: wished.by.name } : null) : wish,
      pending: CONSULTATION_PARTS.filter((part) => saidOf(failed, part)),
      since: since?.toISOString() ?? null,
      facts: consultationFacts(textsOf(forms), then),
      ...personOf(forms, this.clock.today()),
      expecting: goal?.expecting ?? false,
      goal: goalOf(goal, client.program?._id),
      measurements: rows.map(measurementView),
      adherence,
      checkIn,
      earlier: others.map((one) => ({ checkup: checkupView(one), by: one.savedBy.name, note: noteOf(one) })),
    };
  }

  /** Returns other checkups, the newest first; of an earlier checkup those before it. */
  private others(client: Types.ObjectId, checkup: CheckupRecord | undefined): Promise<CheckupRecord[]> {
    return this.checkups
      .find({ client, ...(checkup && { createdAt: { $lte: checkup.createdAt }, _id: { $ne: checkup._id } }) })
      .sort({ createdAt: -1, _id: -1 })
      .limit(EARLIER_CONSULTATIONS)
      .lean<CheckupRecord[]>();
  }

  /** The client is read again, since an effect may have just written the wish. */
  private async wish({ _id }: ClientRecord): Promise<Consultation['wish']> {
    return this.wishes.of(await this.clients.find({ _id }, { visitWish: 1 }));
  }

  /** Returns the texts of the forms as they were at an instant. */
  private async textsAt(forms: readonly Form[], then: Date): Promise<Texts> {
    const states = await Promise.all(
      forms.map(async (form): Promise<Pick<Form, 'formType' | 'fields'>[]> => {
        if (form.updatedAt <= then) return [form];
        const kept = await this.versions.at(form._id, then);
        return kept ? [kept.body as Form] : [];
      }),
    );
    return textsOf(states.flat());
  }
}

type Texts = Partial<Record<FormType, Record<string, string>>>;

const textsOf = (forms: readonly Pick<Form, 'formType' | 'fields'>[]): Texts =>
  Object.fromEntries(forms.map(({ formType, fields }) => [formType, fields]));

/**
 * Returns the instant from which texts are news: a text that was written at that visit, or shortly after it, is none.
 */
function sinceOf(before: Visit, checkups: readonly CheckupRecord[]): Date {
  const { _id, endsAt, outcome, outcomeAt } = before;
  // The desk may record an outcome days after the visit.
  const over = outcome === 'completed' && outcomeAt && outcomeAt < endsAt ? outcomeAt : endsAt;
  const written = checkups.find((one) => visitOf(one)?.equals(_id))?.createdAt;
  return written && written > over ? written : over;
}

const visitView = ({ _id, startsAt, endsAt, outcome, appointmentType }: Visit): ConsultedVisit => ({
  id: _id.toHexString(),
  start: startsAt.toISOString(),
  end: endsAt.toISOString(),
  outcome: outcome ?? null,
  appointmentType,
});
