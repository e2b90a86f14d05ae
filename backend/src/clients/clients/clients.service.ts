import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { BaselineValue } from '@clinic/contract/care/measurements/measurements';
import type { Client } from '@clinic/contract/people';
import type { ComparedPerson } from '@clinic/contract/clients/alike';
import type { FoundClient } from '@clinic/contract/dashboards/search-calls';
import { searchFields } from '@clinic/contract/platform/search-keys';
import { similarKeys } from '@clinic/contract/reading/name-keys';
import { typedWords } from '@clinic/contract/reading/names';
import { partScore } from '@clinic/contract/reading/name-score';
import { Types, type Model, type QueryFilter, type UpdateQuery } from 'mongoose';
import { notDeleted, WITHOUT_SECRETS } from '../../platform/accounts/account-record.ts';
import { accountSource, refuseTakenEmail } from '../../platform/accounts/account-writes.ts';
import { Accounts, AccountsOf, type AccountSource } from '../../platform/accounts/accounts.ts';
import { mailsAreSetUp, ENV, type Env } from '../../platform/config/env.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import { batched } from '../../platform/http/sent-in-pieces.ts';
import { byKeys } from '../../platform/rest/list-filters.ts';
import { findPage, type Page } from '../../platform/rest/find-page.ts';
import type { ListQuery } from '../../platform/rest/list-query.ts';
import { DoctorsService } from '../../identity/staff/doctors.service.ts';
import { ClientRecord, type RunningProgram } from './client.schema.ts';
import { clientView } from './client.view.ts';
import { keepingFormerEmail } from './former-emails.ts';
import { Clock } from '../../platform/config/clock.ts';
import { effectKind, type Effect } from '../../platform/writes/envelope.ts';
import { Records, type Settling } from '../../platform/writes/records.ts';
import { job, type WriteContext } from '../../platform/writes/write-context.ts';
import { Answers } from '../../platform/ports/answers.ts';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';

/** Fields of a list are few, since a search returns thousands of clients. */
const FOR_LISTS = { ...WITHOUT_SECRETS, searchKeys: 0, nameForm: 0, nameKeys: 0 } as const;

/** Clients of a whole list that the database sends together. */
const READ_AT_ONCE = 500;
const MAX_MATCHES = 100_000;
/** Similar names of which the most alike are answered. */
const MOST_SIMILAR = 16;

const BY_DOCTOR = { doctor: 1, name: 1, _id: 1 } as const;

/** People who are alike are looked for behind each change of these fields. */
export const ALIKE_EFFECT = effectKind('alike');
const COMPARED = ['name', 'phone', 'birthday', 'deletedAt'];
const alikeEffect = (at: Date, data?: object): Effect => ({
  key: `${ALIKE_EFFECT}:${at.toISOString()}`,
  kind: ALIKE_EFFECT,
  at,
  ...(data && { data }),
});

/** So many who share a number or a birthday are read at most, the oldest records first. */
const MOST_SHARING = 1000;

type Which = QueryFilter<ClientRecord>;
type One = Which & { _id: Types.ObjectId | string };

interface Taking {
  effects?: readonly Effect[];
  settling?: Settling<ClientRecord>;
  at?: Date;
  /** The desk's word about clients who are alike. */
  alike?: object;
}
type Known = Pick<ClientRecord, '_id' | 'name' | 'deletedAt' | 'erasing'>;

/** Reads clients and makes every write to them; the other files of this folder decide what to write. */
@Injectable()
export class ClientsService {
  constructor(
    @InjectModel(ClientRecord.name) private readonly clients: Model<ClientRecord>,
    private readonly records: Records,
    private readonly accounts: Accounts,
    private readonly doctors: DoctorsService,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  @Answers(AccountsOf, 'client')
  source(): AccountSource {
    return accountSource(
      this.records,
      this.clients,
      (account, email) => {
        const { name, phone } = account as ClientRecord;
        return { which: { name, phone }, set: searchFields({ name, email, phone }) };
      },
      (which, change) => keepingFormerEmail(which, change, this.clock.now()),
    );
  }

  async list(query: ListQuery): Promise<Page<Client>> {
    const { rows, total } = await findPage(this.clients, query, notDeleted, FOR_LISTS);
    return { rows: await this.views(rows), total };
  }

  /** Yields a doctor's own clients, and all of them for the desk and the admin; in groups, since there may be many. */
  async *allFor({ role, id }: Caller): AsyncGenerator<Client[]> {
    const own = role === 'doctor' ? { doctor: new Types.ObjectId(id) } : {};
    const view = await this.viewNow();
    const clients = this.clients.find({ ...own, ...notDeleted }, FOR_LISTS).sort({ name: 1, _id: 1 });
    const found = clients.lean<ClientRecord[]>().cursor({ batchSize: READ_AT_ONCE });
    for await (const group of batched<ClientRecord>(found, READ_AT_ONCE)) yield group.map(view);
  }

  /** Throws NOT_FOUND, CLIENT_ERASING. */
  async get(id: string): Promise<Client> {
    return this.view(await this.record(id));
  }

  /** Throws NOT_FOUND, CLIENT_ERASING. */
  async record(id: string): Promise<ClientRecord> {
    const client = await this.find({ _id: id }, FOR_LISTS);
    if (!client) throw new ApiError((await this.isBeingErased(id)) ? 'CLIENT_ERASING' : 'NOT_FOUND');
    return client;
  }

  /** Returns id and name as other records keep them. Throws NOT_FOUND, CLIENT_ERASING. */
  async named(id: string): Promise<{ id: Types.ObjectId; name: string }> {
    // Reads past mongoose and by the id alone, since any further condition makes the database plan the query.
    const client = await pastMongoose(this.clients).findOne<Known>(
      { _id: new Types.ObjectId(id) },
      { projection: { name: 1, deletedAt: 1, erasing: 1 } },
    );
    if (!client || client.deletedAt) throw new ApiError(client?.erasing ? 'CLIENT_ERASING' : 'NOT_FOUND');
    return { id: client._id, name: client.name };
  }

  /** Returns id and name of a client whom a form names. Throws INVALID_INPUT, CLIENT_ERASING. */
  async chosen(id: string): Promise<{ id: Types.ObjectId; name: string }> {
    try {
      return await this.named(id);
    } catch (error) {
      if (error instanceof ApiError && error.code !== 'CLIENT_ERASING')
        throw invalid('client', 'Please choose a client.');
      throw error;
    }
  }

  /** With `doctor`, only a client of that doctor. */
  async isBeingErased(id: string, doctor?: string): Promise<boolean> {
    const owned = doctor === undefined ? {} : { doctor: new Types.ObjectId(doctor) };
    return (await this.clients.exists({ _id: id, erasing: { $exists: true }, ...owned })) !== null;
  }

  find(which: Which, projection: Record<string, 0 | 1> = {}): Promise<ClientRecord | null> {
    return this.clients
      .findOne({ ...which, ...notDeleted }, projection)
      .lean<ClientRecord>()
      .exec();
  }

  /** True also for a client who is gone, who is told nothing. */
  async hasAddress(id: string): Promise<boolean> {
    const client = await this.find({ _id: id }, { email: 1 });
    return client === null || Boolean(client.email);
  }

  /** Ids of the clients whose name, e-mail or phone has the text, at most 100,000. */
  async idsMatching(text: string): Promise<Types.ObjectId[]> {
    return typedWords(text).length === 0 ? [] : this.ids(byKeys(text), MAX_MATCHES);
  }

  /**
   * Finds clients by name; with `doctor`, only that doctor's. Similar names come only where no one is found exactly.
   */
  async search(text: string, limit: number, doctor?: string): Promise<FoundClient[]> {
    if (typedWords(text).length === 0) return [];
    const own = doctor === undefined ? undefined : { doctor: new Types.ObjectId(doctor) };
    // The index by doctor is named, since a doctor has few clients and the other index has those of all.
    const hint = own ? BY_DOCTOR : { searchKeys: 1 as const, name: 1 as const };
    const found = await this.found({ ...byKeys(text), ...own }, hint, limit);
    if (found.length > 0) return found.toSorted((one, other) => one.name.localeCompare(other.name));
    return this.similar(text, limit, own);
  }

  /** Finds clients with similar names, the most alike first. */
  private async similar(
    text: string,
    limit: number,
    own: { doctor: Types.ObjectId } | undefined,
  ): Promise<FoundClient[]> {
    const words = similarKeys(text);
    if (words.length === 0) return [];
    const $and = words.map((keys) => ({ nameKeys: { $in: keys } }));
    const found = await this.found({ $and, ...own }, own ? BY_DOCTOR : { nameKeys: 1 }, MOST_SIMILAR);
    const score = new Map(found.map(({ id, name }) => [id, partScore(text, name)]));
    return found
      .toSorted(
        (one, other) =>
          (score.get(other.id) ?? 0) - (score.get(one.id) ?? 0) || one.name.localeCompare(other.name),
      )
      .slice(0, limit)
      .map((client) => ({ ...client, similar: true }));
  }

  private async found(which: Which, hint: Record<string, 1>, limit: number): Promise<FoundClient[]> {
    const found = await this.clients
      .find({ ...which, ...notDeleted }, { name: 1, email: 1, phone: 1 })
      .hint(hint)
      .limit(limit)
      .lean<ClientRecord[]>();
    return found.map(({ _id, name, email = '', phone }) => ({ id: _id.toHexString(), name, email, phone }));
  }

  /** The clients with this number or birthday, the oldest record first. */
  async sharing(
    which: { phone: string } | { birthday: string },
  ): Promise<(ComparedPerson & { id: string })[]> {
    const found = await this.clients
      .find({ ...which, ...notDeleted }, { name: 1, phone: 1, birthday: 1 })
      .sort({ _id: 1 })
      .limit(MOST_SHARING)
      .lean<ClientRecord[]>();
    return found.map(({ _id, name, phone, birthday = null }) => ({
      id: _id.toHexString(),
      name,
      phone,
      birthday,
    }));
  }

  /** Every number of more than one client, with the oldest record that has it. */
  sharedNumbers(): Promise<{ phone: string; first: Types.ObjectId }[]> {
    return this.clients.aggregate<{ phone: string; first: Types.ObjectId }>([
      { $match: notDeleted },
      { $group: { _id: '$phone', clients: { $sum: 1 }, first: { $min: '$_id' } } },
      { $match: { clients: { $gt: 1 } } },
      { $project: { _id: 0, phone: '$_id', first: 1 } },
    ]);
  }

  /** Both days included. */
  endingBetween({ from, to }: { from: string; to: string }): Promise<ClientRecord[]> {
    return this.clients
      .find({ programEndsOn: { $gte: from, $lte: to }, ...notDeleted }, { program: 1, programEndsOn: 1 })
      .lean<ClientRecord[]>()
      .exec();
  }

  async ids(which: Which, limit = 0): Promise<Types.ObjectId[]> {
    const found = await this.clients
      .find({ ...which, ...notDeleted }, { _id: 1 })
      .limit(limit)
      .lean();
    return found.map(({ _id }) => _id);
  }

  /** Includes deleted clients. */
  async names(ids: Types.ObjectId[]): Promise<Map<string, string>> {
    const found = await this.clients.find({ _id: { $in: ids } }, { name: 1 }).lean();
    return new Map(found.map(({ _id, name }) => [_id.toHexString(), name]));
  }

  async programNames(ids: Types.ObjectId[]): Promise<Map<string, string>> {
    const each = [...new Map(ids.map((id) => [id.toHexString(), id])).values()];
    // Reads past mongoose, since a month has visits of hundreds of clients.
    const found = await pastMongoose(this.clients)
      .find<ClientRecord>({ _id: { $in: each }, program: { $ne: null } }, { projection: { program: 1 } })
      .toArray();
    return new Map(found.map(({ _id, program }) => [_id.toHexString(), program?.name ?? '']));
  }

  async namesOf(ids: Types.ObjectId[]): Promise<Map<string, string>> {
    const found = await this.clients.find({ _id: { $in: ids }, ...notDeleted }, { name: 1 }).lean();
    return new Map(found.map(({ _id, name }) => [_id.toHexString(), name]));
  }

  countOf(doctorId: string): Promise<number> {
    return this.clients.countDocuments({ doctor: new Types.ObjectId(doctorId), ...notDeleted });
  }

  ownersAmong(doctors: Types.ObjectId[]): Promise<Types.ObjectId[]> {
    return this.clients.distinct('doctor', { doctor: { $in: doctors }, ...notDeleted });
  }

  /** Throws EMAIL_TAKEN, and what `settling` throws. */
  insert(
    context: WriteContext,
    client: Partial<ClientRecord>,
    { alike, effects = [], ...taking }: Taking = {},
  ): Promise<ClientRecord> {
    const all = [...effects, alikeEffect(this.clock.now(), alike)];
    return refuseTakenEmail(this.records.insert(this.clients, context, client, { ...taking, effects: all }));
  }

  /**
   * Changes one client in the state that `which` asks for, and answers the changed one; null when there is
   * none. Throws EMAIL_TAKEN, and what `settling` throws.
   */
  async change(
    context: WriteContext,
    { _id, ...state }: One,
    change: UpdateQuery<ClientRecord>,
    { effects = [], ...options }: Taking & { timestamps?: false } = {},
  ): Promise<ClientRecord | null> {
    const which = { ...state, ...notDeleted };
    const kept = keepingFormerEmail(which, change, this.clock.now());
    try {
      return await refuseTakenEmail(
        this.records.update(this.clients, context, { _id, ...which }, kept.change, {
          effects: [
            ...effects,
            ...kept.effects,
            ...(isCompared(change) ? [alikeEffect(this.clock.now())] : []),
          ],
          ...options,
        }),
      );
    } finally {
      // The remembered account is forgotten also when the change was undone.
      this.accounts.forget('client', _id.toString());
    }
  }

  /** Ends the account of a client before the data are erased; answers false when it had ended already. */
  async lockOut(client: Types.ObjectId): Promise<boolean> {
    const now = this.clock.now();
    const locked = await this.records.update(
      this.clients,
      job(),
      { _id: client, erasing: { $exists: false } },
      { $set: { deletedAt: now, erasing: now }, $inc: { ver: 1 } },
      { timestamps: false, effects: [alikeEffect(now)] },
    );
    this.accounts.forget('client', client.toHexString());
    return locked !== null;
  }

  /** Fixes a baseline unless another program runs by now; `updatedAt` stays. */
  async fixBaseline(
    client: Types.ObjectId,
    { _id, startDate, baseline: known }: RunningProgram,
    baseline: readonly BaselineValue[],
  ): Promise<void> {
    const unchanged = {
      'program._id': _id,
      'program.startDate': startDate,
      'program.baseline': known ?? { $exists: false },
    };
    await this.records.update(
      this.clients,
      job(),
      { _id: client, ...unchanged },
      { $set: { 'program.baseline': baseline } },
      { timestamps: false },
    );
  }

  /** Both days included. */
  startingBetween({ from, to }: { from: string; to: string }): Promise<Pick<ClientRecord, '_id'>[]> {
    const begun = { programEndsOn: { $exists: true }, 'program.startDate': { $gte: from, $lte: to } };
    return this.clients
      .find({ ...begun, ...notDeleted }, { _id: 1 })
      .lean<Pick<ClientRecord, '_id'>[]>()
      .exec();
  }

  /** Does what `Records.once` does, for work that stores or changes a client. */
  once<Result>(
    context: WriteContext,
    work: () => Promise<Result>,
    again: (client: ClientRecord, at: Date) => Result | Promise<Result>,
  ): Promise<Result> {
    return this.records.once(this.clients, context, work, again);
  }

  refuseRepeat(context: WriteContext): Promise<void> {
    return this.records.refuseRepeat(this.clients, context);
  }

  /** Answers how many were changed. */
  changeAll(context: WriteContext, which: Which, change: UpdateQuery<ClientRecord>): Promise<number> {
    return this.records.updateMany(this.clients, context, { ...which, ...notDeleted }, change);
  }

  async view(client: ClientRecord): Promise<Client> {
    const [view] = await this.views([client]);
    return view as Client;
  }

  private async views(clients: ClientRecord[]): Promise<Client[]> {
    return clients.map(await this.viewNow());
  }

  private async viewNow(): Promise<(client: ClientRecord) => Client> {
    const doctors = await this.doctors.all();
    const gate = mailsAreSetUp(this.env);
    return clientView(new Map(doctors.map(({ id, name }) => [id, name])), gate, this.clock.now());
  }
}

const isCompared = ({ $set = {}, $unset = {} }: UpdateQuery<ClientRecord>): boolean =>
  COMPARED.some((field) => field in $set || field in $unset);
