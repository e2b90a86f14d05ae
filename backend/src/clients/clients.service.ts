import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Client } from '@clinic/contract/people';
import { searchPattern } from '@clinic/contract/search-keys';
import { Types, type Model, type QueryFilter, type QueryOptions, type UpdateQuery } from 'mongoose';
import { notDeleted } from '../accounts/account-record.ts';
import { accountSource, refuseTakenEmail } from '../accounts/account-writes.ts';
import { Accounts } from '../accounts/accounts.ts';
import type { Caller } from '../http/clinic-request.ts';
import { ApiError } from '../http/api-error.ts';
import { findPage, type Page } from '../rest/find-page.ts';
import type { ListQuery } from '../rest/list-query.ts';
import { DoctorsService } from '../staff/doctors.service.ts';
import { ClientRecord } from './client.schema.ts';
import { clientView } from './client.view.ts';

/** Names and owners only: a search returns thousands. */
const WITHOUT_SECRETS = { passwordHash: 0, searchKeys: 0, passwordLink: 0, effects: 0 } as const;

/** Ids that fit into one further query. */
const MAX_MATCHES = 100_000;

type Which = QueryFilter<ClientRecord>;

/** Reads clients, and makes every write to them; what is written, and when, is said by the files beside it. */
@Injectable()
export class ClientsService implements OnModuleInit {
  constructor(
    @InjectModel(ClientRecord.name) private readonly clients: Model<ClientRecord>,
    private readonly accounts: Accounts,
    private readonly doctors: DoctorsService,
  ) {}

  onModuleInit(): void {
    this.accounts.register('client', accountSource(this.clients.collection));
  }

  async list(query: ListQuery): Promise<Page<Client>> {
    const { rows, total } = await findPage(this.clients, query, notDeleted, WITHOUT_SECRETS);
    return { rows: await this.views(rows), total };
  }

  /** Doctors get their own clients, the desk and the admin all of them. */
  async allFor({ role, id }: Caller): Promise<Client[]> {
    const own = role === 'doctor' ? { doctor: new Types.ObjectId(id) } : {};
    const clients = await this.clients
      .find({ ...own, ...notDeleted }, WITHOUT_SECRETS)
      .sort({ name: 1, _id: 1 })
      .lean<ClientRecord[]>();
    return this.views(clients);
  }

  /** Throws NOT_FOUND. */
  async get(id: string): Promise<Client> {
    return this.view(await this.record(id));
  }

  /** The client as it is stored, for the server's own use. Throws NOT_FOUND. */
  async record(id: string): Promise<ClientRecord> {
    const client = await this.find({ _id: id }, WITHOUT_SECRETS);
    if (!client) throw new ApiError('NOT_FOUND');
    return client;
  }

  find(which: Which, projection: Record<string, 0 | 1> = {}): Promise<ClientRecord | null> {
    return this.clients
      .findOne({ ...which, ...notDeleted }, projection)
      .lean<ClientRecord>()
      .exec();
  }

  /** Ids of the living clients whose name, e-mail or phone has the text, at most 100,000. */
  async idsMatching(text: string): Promise<Types.ObjectId[]> {
    const pattern = searchPattern(text);
    return pattern ? this.ids({ searchKeys: { $regex: pattern } }, MAX_MATCHES) : [];
  }

  async ids(which: Which, limit = 0): Promise<Types.ObjectId[]> {
    const found = await this.clients
      .find({ ...which, ...notDeleted }, { _id: 1 })
      .limit(limit)
      .lean();
    return found.map(({ _id }) => _id);
  }

  /** Client's id → name of the running program. */
  async programNames(ids: Types.ObjectId[]): Promise<Map<string, string>> {
    const found = await this.clients
      .find({ _id: { $in: ids }, program: { $ne: null } }, { program: 1 })
      .lean();
    return new Map(found.map(({ _id, program }) => [_id.toHexString(), program?.name ?? '']));
  }

  countOf(doctorId: string): Promise<number> {
    return this.clients.countDocuments({ doctor: new Types.ObjectId(doctorId), ...notDeleted });
  }

  /** Those of the given doctors who have clients. */
  ownersAmong(doctors: Types.ObjectId[]): Promise<Types.ObjectId[]> {
    return this.clients.distinct('doctor', { doctor: { $in: doctors }, ...notDeleted });
  }

  /** Stores a new client. Throws EMAIL_TAKEN. */
  async insert(client: Partial<ClientRecord>): Promise<ClientRecord> {
    return (await refuseTakenEmail(this.clients.create(client))).toObject();
  }

  /** Takes back a client who has just been stored. */
  async discard({ _id }: ClientRecord): Promise<void> {
    await this.clients.deleteOne({ _id });
  }

  /**
   * Changes one living client in the state that `which` asks for, and answers the record as the options say; null when
   * there is none. Throws EMAIL_TAKEN.
   */
  async change(
    which: Which,
    change: UpdateQuery<ClientRecord>,
    options: QueryOptions<ClientRecord>,
  ): Promise<ClientRecord | null> {
    const changed = await refuseTakenEmail(
      this.clients
        .findOneAndUpdate({ ...which, ...notDeleted }, change, options)
        .lean<ClientRecord>()
        .exec(),
    );
    if (changed) this.accounts.forget('client', changed._id.toHexString());
    return changed;
  }

  /** Answers how many were changed. */
  async changeAll(which: Which, change: UpdateQuery<ClientRecord>): Promise<number> {
    return (await this.clients.updateMany({ ...which, ...notDeleted }, change)).modifiedCount;
  }

  async view(client: ClientRecord): Promise<Client> {
    const [view] = await this.views([client]);
    return view as Client;
  }

  /** With the doctors' names. */
  private async views(clients: ClientRecord[]): Promise<Client[]> {
    const doctors = await this.doctors.all();
    return clients.map(clientView(new Map(doctors.map(({ id, name }) => [id, name]))));
  }
}
