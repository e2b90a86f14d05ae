import { ageOf } from '@clinic/contract/dashboards/client-facts';
import {
  CONSULTATION_FIELDS,
  CONSULTATION_PARTS,
  consultationFacts,
  EARLIER_CONSULTATIONS,
  type Consultation,
  type ConsultedVisit,
} from '@clinic/contract/care/consultations';
import type { FormType } from '@clinic/contract/care/intake-form-fields';
import { numberIn } from '@clinic/contract/number-in-text';
import { clinicToday } from '@clinic/contract/clinic-calendar';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { Clock } from '../../platform/config/clock.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { Versions } from '../../platform/database/versions.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { CheckIns } from '../check-ins/check-ins.service.ts';
import { CheckupRecord } from '../checkups/checkup.schema.ts';
import { checkupView } from '../checkups/checkup.view.ts';
import { goalOf } from '../goals/goal.view.ts';
import { Goals } from '../goals/goals.service.ts';
import { IntakeFormRecord } from '../intake-forms/intake-form.schema.ts';
import { JournalService } from '../journal/journal.service.ts';
import { MeasurementRows } from '../measurements/measurement-rows.ts';
import { measurementView } from '../measurements/measurement.view.ts';
import { CONSULTATION_EFFECTS } from './consultation-effects.ts';
import { ConsultationNotes } from './consultation-notes.ts';
import { ConsultedVisits, type Visit } from './consulted-visits.ts';

type Form = Pick<IntakeFormRecord, '_id' | 'formType' | 'fields' | 'updatedAt'>;

const FORMS = [...new Set(CONSULTATION_FIELDS.map(([formType]) => formType))];

/** Everything that the consultation shows, in one answer. */
@Injectable()
export class ConsultationReading {
  constructor(
    @InjectModel(CheckupRecord.name) private readonly checkups: Model<CheckupRecord>,
    @InjectModel(IntakeFormRecord.name) private readonly forms: Model<IntakeFormRecord>,
    private readonly access: ClientAccess,
    private readonly clients: ClientsService,
    private readonly visits: ConsultedVisits,
    private readonly notes: ConsultationNotes,
    private readonly versions: Versions,
    private readonly effects: Effects,
    private readonly rows: MeasurementRows,
    private readonly goals: Goals,
    private readonly journal: JournalService,
    private readonly checkIns: CheckIns,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** `saved`: the checkup that was just saved, also an earlier one. Throws NOT_FOUND, CLIENT_ERASING. */
  async of(caller: Caller, clientId: string, saved?: string): Promise<Consultation> {
    const client = await this.access.requireOpenRecords(caller, clientId, ['cover']);
    const { _id } = client;
    const [visited, checkups, forms, rows, goal, adherence, checkIn] = await Promise.all([
      this.visits.of(caller, client),
      this.lastCheckups(_id),
      this.forms.find({ client: _id, formType: { $in: FORMS } }).lean<Form[]>(),
      this.rows.standing(_id),
      this.goals.of(_id),
      this.journal.weekBefore(_id, this.clock.today()),
      this.access.owns(caller, client) ? this.checkIns.newest(_id) : null,
    ]);
    const { visit, before } = visited;
    const isOf = (one: Visit | undefined) => (checkup: CheckupRecord) =>
      one !== undefined && [checkup.visit, checkup.cover?.visit].some((id) => id?.equals(one._id));
    const checkup = checkups.find(visit ? isOf(visit) : this.ownOfToday(caller));
    const asked = saved ?? checkup?._id;
    const waiting = asked ? await this.effects.run(CheckupRecord.name, asked) : [];
    const since = before && sinceOf(before, checkups.find(isOf(before)));
    const [texts, then, wish] = await Promise.all([
      this.notes.textsOf(checkups.map((one) => one._id)),
      since ? this.textsAt(forms, since) : null,
      checkup ? this.wish(client, checkup._id) : null,
    ]);
    const noteOf = (one: CheckupRecord) => texts.get(one._id.toHexString()) ?? '';
    const details = forms.filter(({ formType }) => formType === 'PersonalDetails');
    const { gender } = (details[0]?.fields ?? {}) as { gender?: string };
    return {
      visit: visit ? visitView(visit) : null,
      checkup: checkup ? checkupView(checkup) : null,
      note: checkup ? noteOf(checkup) : '',
      wish,
      pending: CONSULTATION_PARTS.filter((part) => waiting.includes(CONSULTATION_EFFECTS[part])),
      since: since?.toISOString() ?? null,
      facts: consultationFacts(textsOf(forms), then),
      age: numberIn(ageOf(details, this.clock.today())) ?? null,
      sex: gender === 'Male' || gender === 'Female' ? gender : null,
      expecting: goal?.expecting ?? false,
      goal: goalOf(goal, client.program?._id),
      measurements: rows.map(measurementView),
      adherence,
      checkIn,
      earlier: checkups
        .filter((one) => one !== checkup)
        .slice(0, EARLIER_CONSULTATIONS)
        .map((one) => ({ checkup: checkupView(one), by: one.savedBy.name, note: noteOf(one) })),
    };
  }

  /** A doctor without a visit today goes on with the own checkup of the day. */
  private ownOfToday({ id }: Caller): (checkup: CheckupRecord) => boolean {
    const { clinicTimezone: zone } = this.env;
    return ({ visit, cover, savedBy, createdAt }) =>
      !visit && !cover && savedBy.id === id && clinicToday(createdAt, zone) === this.clock.today();
  }

  /** The newest first. */
  private lastCheckups(client: Types.ObjectId): Promise<CheckupRecord[]> {
    return this.checkups
      .find({ client })
      .sort({ createdAt: -1, _id: -1 })
      .limit(EARLIER_CONSULTATIONS + 1)
      .lean<CheckupRecord[]>();
  }

  /** Asked again: the effects have just run. */
  private async wish({ _id }: ClientRecord, checkup: Types.ObjectId): Promise<Consultation['wish']> {
    const visitWish = (await this.clients.find({ _id }, { visitWish: 1 }))?.visitWish;
    if (!visitWish?.on || !visitWish.checkup.equals(checkup)) return null;
    return { on: visitWish.on, ...(visitWish.words && { words: visitWish.words }) };
  }

  /** What the forms said then. */
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

/** What was written down with that visit, also shortly after it, is no news at the next one. */
function sinceOf({ startsAt, endsAt, outcome, outcomeAt }: Visit, checkup: CheckupRecord | undefined): Date {
  const over = outcome === 'completed' && outcomeAt ? outcomeAt : endsAt;
  const ends = [over, checkup?.createdAt ?? startsAt];
  return new Date(Math.max(...ends.map((end) => end.getTime())));
}

const visitView = ({ _id, startsAt, endsAt, outcome, appointmentType }: Visit): ConsultedVisit => ({
  id: _id.toHexString(),
  start: startsAt.toISOString(),
  end: endsAt.toISOString(),
  outcome: outcome ?? null,
  appointmentType,
});
