import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { addDays, type Day } from '@clinic/contract/clinic-calendar';
import type { DoctorWorklists, FilledFormRow } from '@clinic/contract/dashboards/doctor-worklists';
import {
  draftWords,
  ENDING_DAYS,
  programEndWords,
  withoutPlanWords,
} from '@clinic/contract/dashboards/doctor-words';
import { FORM_DEFINITIONS } from '@clinic/contract/care/intake-forms/intake-form-fields';
import type { WorkRow } from '@clinic/contract/dashboards/work-rows';
import { Types, type Model } from 'mongoose';
import { notDeleted } from '../../platform/accounts/account-record.ts';
import { VisitsOfDoctors } from '../../scheduling/appointments/visits-of-doctors.ts';
import { ClientRecord } from '../../clients/clients/client.schema.ts';
import { DietPlanRecord } from '../../care/diet-plans/diet-plan.schema.ts';
import { IntakeFormRecord } from '../../care/intake-forms/intake-form.schema.ts';
import type { Hidden } from './hidden-rows.service.ts';
import { recordList, workedOutList } from './worklist.ts';

const DAY_MS = 86_400_000;
/** A form that a client has filled in is new for so many days. */
const NEW_FORM_DAYS = 14;

export interface ListsOf {
  doctor: Types.ObjectId;
  day: Day;
  now: Date;
  hidden: Hidden;
}

type Running = Pick<ClientRecord, '_id' | 'name'> &
  Required<Pick<ClientRecord, 'programEndsOn'>> & {
    program: NonNullable<ClientRecord['program']>;
  };

const person = ({ _id, name }: Pick<ClientRecord, '_id' | 'name'>) => ({ id: _id.toHexString(), name });

@Injectable()
export class DoctorLists {
  constructor(
    @InjectModel(ClientRecord.name) private readonly clients: Model<ClientRecord>,
    @InjectModel(DietPlanRecord.name) private readonly plans: Model<DietPlanRecord>,
    @InjectModel(IntakeFormRecord.name) private readonly forms: Model<IntakeFormRecord>,
    private readonly visits: VisitsOfDoctors,
  ) {}

  endingPrograms({ doctor, day, hidden }: ListsOf): Promise<DoctorWorklists['endingPrograms']> {
    return recordList(
      {
        list: 'endingPrograms',
        model: this.clients,
        filter: { doctor, programEndsOn: { $lte: addDays(day, ENDING_DAYS) }, ...notDeleted },
        sort: { programEndsOn: 1 },
        projection: { name: 1, programEndsOn: 1 },
        row: (client): WorkRow => {
          const endsOn = (client as Running).programEndsOn;
          const words = programEndWords(endsOn, day);
          return { id: client._id.toHexString(), fact: endsOn, words, since: null, person: person(client) };
        },
      },
      hidden,
    );
  }

  withoutPlan({ doctor, day, hidden }: ListsOf): Promise<DoctorWorklists['withoutPlan']> {
    return recordList(
      {
        list: 'withoutPlan',
        model: this.clients,
        filter: {
          doctor,
          programEndsOn: { $exists: true },
          publishedPlanAt: { $exists: false },
          ...notDeleted,
        },
        sort: { programEndsOn: 1 },
        projection: { name: 1, program: 1 },
        row: (client): WorkRow => {
          const { program } = client as Running;
          const id = client._id.toHexString();
          return {
            id,
            fact: program._id.toHexString(),
            words: withoutPlanWords(program, day),
            since: null,
            person: person(client),
          };
        },
      },
      hidden,
    );
  }

  async draftPlans({ doctor, hidden }: ListsOf): Promise<DoctorWorklists['draftPlans']> {
    const drafts = await this.plans
      .find({ status: 'draft' }, { _id: 0, status: 1, client: 1, round: 1, startedAt: 1 })
      .lean<Pick<DietPlanRecord, 'client' | 'round' | 'startedAt'>[]>();
    const clients = await this.mine(
      doctor,
      drafts.map(({ client }) => client),
    );
    const rows = drafts.flatMap(({ client: of, round, startedAt }): WorkRow[] => {
      const client = clients.get(of.toHexString());
      if (!client?.program || client.programsEnded !== round) return [];
      const since = startedAt.toISOString();
      const words = draftWords(client.publishedPlanAt !== undefined);
      return [{ id: of.toHexString(), fact: since, words, since, person: person(client) }];
    });
    const longest = rows.toSorted((one, other) => one.fact.localeCompare(other.fact));
    return workedOutList('draftPlans', longest, hidden);
  }

  async filledForms({ doctor, now, hidden }: ListsOf): Promise<DoctorWorklists['filledForms']> {
    const from = new Date(now.getTime() - NEW_FORM_DAYS * DAY_MS);
    const forms = await this.forms
      .find({ 'savedBy.role': 'client', updatedAt: { $gte: from } }, { client: 1, formType: 1, updatedAt: 1 })
      .sort({ updatedAt: -1 })
      .lean<Pick<IntakeFormRecord, '_id' | 'client' | 'formType' | 'updatedAt'>[]>();
    const clients = await this.mine(
      doctor,
      forms.map(({ client }) => client),
    );
    const seen = await this.lastVisits(doctor, { from, to: now }, [...clients.values()]);
    const rows = forms.flatMap(({ _id, client: of, formType, updatedAt }): FilledFormRow[] => {
      const client = clients.get(of.toHexString());
      const visit = seen.get(of.toHexString());
      if (!client || (visit && visit > updatedAt)) return [];
      const since = updatedAt.toISOString();
      const words = `Filled in ${FORM_DEFINITIONS[formType].title}`;
      return [{ id: _id.toHexString(), fact: since, words, since, person: person(client), formType }];
    });
    return workedOutList('filledForms', rows, hidden);
  }

  private async mine(doctor: Types.ObjectId, ids: Types.ObjectId[]): Promise<Map<string, ClientRecord>> {
    if (ids.length === 0) return new Map();
    const found = await this.clients
      .find(
        { _id: { $in: ids }, doctor, ...notDeleted },
        { name: 1, program: 1, programsEnded: 1, publishedPlanAt: 1 },
      )
      .lean<ClientRecord[]>();
    return new Map(found.map((client) => [client._id.toHexString(), client]));
  }

  /** The doctor's last visit with each client; a missed visit does not count. */
  private async lastVisits(
    doctor: Types.ObjectId,
    { from, to }: { from: Date; to: Date },
    clients: ClientRecord[],
  ): Promise<Map<string, Date>> {
    if (clients.length === 0) return new Map();
    const ids = clients.map(({ _id }) => _id);
    const visits = await this.visits.startsAmong(doctor, ids, { start: from, end: to });
    return new Map(visits.map(({ client, startsAt }) => [client.id.toHexString(), startsAt]));
  }
}
