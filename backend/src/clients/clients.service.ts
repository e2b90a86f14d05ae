import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Client } from '@clinic/contract/people';
import { searchKeys, searchPattern } from '@clinic/contract/search-keys';
import { Types, type Model } from 'mongoose';
import { notDeleted } from '../accounts/account-record.ts';
import { accountSource, refuseTakenEmail } from '../accounts/account-writes.ts';
import { Accounts } from '../accounts/accounts.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { ifUnchangedSince } from '../database/conditional-write.ts';
import { Effects } from '../database/effects.ts';
import { Departures, goneDoctor } from '../staff/departures.ts';
import { DoctorsService } from '../staff/doctors.service.ts';
import type { Caller } from '../http/clinic-request.ts';
import { ApiError } from '../http/api-error.ts';
import { Outbox } from '../mail/outbox.service.ts';
import { findPage, type Page } from '../rest/find-page.ts';
import type { ListQuery } from '../rest/list-query.ts';
import { ClientRecord } from './client.schema.ts';
import type { EditClientDto, RegisterDto } from './client.dto.ts';
import { clientView } from './client.view.ts';

/** Names and owners only: a search returns thousands. */
const WITHOUT_SECRETS = { passwordHash: 0, searchKeys: 0, passwordLink: 0, effects: 0 } as const;

/** Ids that fit into one further query. */
const MAX_MATCHES = 100_000;

@Injectable()
export class ClientsService implements OnModuleInit {
  constructor(
    @InjectModel(ClientRecord.name) private readonly clients: Model<ClientRecord>,
    private readonly accounts: Accounts,
    private readonly doctors: DoctorsService,
    private readonly departures: Departures,
    private readonly effects: Effects,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.accounts.register('client', accountSource(this.clients.collection));
    this.effects.handle<ClientRecord>(ClientRecord.name, 'welcome', ({ _id, name, email }) =>
      this.outbox.add({ _id: `${_id.toHexString()}:welcome`, kind: 'welcome', to: { name, email } }),
    );
  }

  async list(query: ListQuery): Promise<Page<Client>> {
    const { rows, total } = await findPage(this.clients, query, notDeleted, WITHOUT_SECRETS);
    return { rows: await this.views(rows), total };
  }

  /** Doctors get their own clients, the desk and the admin all of them. */
  allFor({ role, id }: Caller): Promise<ClientRecord[]> {
    const own = role === 'doctor' ? { doctor: new Types.ObjectId(id) } : {};
    return this.clients
      .find({ ...own, ...notDeleted }, WITHOUT_SECRETS)
      .sort({ name: 1, _id: 1 })
      .lean<ClientRecord[]>();
  }

  /** Throws NOT_FOUND. */
  async get(id: string): Promise<ClientRecord> {
    const client = await this.clients
      .findOne({ _id: id, ...notDeleted }, WITHOUT_SECRETS)
      .lean<ClientRecord>();
    if (!client) throw new ApiError('NOT_FOUND');
    return client;
  }

  /** Ids of the living clients whose name, e-mail or phone has the text, at most 100,000. */
  async idsMatching(text: string): Promise<Types.ObjectId[]> {
    const pattern = searchPattern(text);
    if (!pattern) return [];
    const found = await this.clients
      .find({ searchKeys: { $regex: pattern }, ...notDeleted }, { _id: 1 })
      .limit(MAX_MATCHES)
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

  /** Answers the clients as the API shows them, with their doctors' names. */
  async views(clients: ClientRecord[]): Promise<Client[]> {
    const doctors = await this.doctors.all();
    return clients.map(clientView(new Map(doctors.map(({ id, name }) => [id, name]))));
  }

  async view(client: ClientRecord): Promise<Client> {
    const [view] = await this.views([client]);
    return view as Client;
  }

  /** A client who registers. */
  async register({ name, email, phone, password }: RegisterDto): Promise<ClientRecord> {
    const client = {
      name,
      email,
      phone,
      searchKeys: searchKeys({ name, email, phone }),
      passwordHash: await hashPassword(password),
      effects: [{ key: 'welcome', kind: 'welcome', at: new Date() }],
    };
    const created = await refuseTakenEmail(this.clients.create(client));
    await this.effects.run(ClientRecord.name, created._id);
    return created.toObject();
  }

  async update(id: string, { name, email, phone, doctor, updatedAt }: EditClientDto): Promise<ClientRecord> {
    const fields: Partial<ClientRecord> = {
      name,
      email,
      phone,
      searchKeys: searchKeys({ name, email, phone }),
      ...(doctor !== undefined && { doctor: doctor ? (await this.doctors.chosen(doctor))._id : null }),
    };
    const before = await ifUnchangedSince(
      updatedAt,
      (unchanged) =>
        refuseTakenEmail(
          this.clients
            .findOneAndUpdate(
              { _id: id, ...notDeleted, ...unchanged },
              { $set: fields },
              { returnDocument: 'before' },
            )
            .lean<ClientRecord>()
            .exec(),
        ),
      () => this.get(id),
    );
    this.accounts.forget('client', id);
    if (fields.doctor && !(await this.departures.keeps(fields.doctor))) {
      await this.takeBack(before, fields);
      throw goneDoctor();
    }
    return this.get(id);
  }

  /** The first appointment decides who owns the client; later ones change nothing. */
  async ownUnlessOwned(clientId: string, doctorId: string): Promise<void> {
    const doctor = new Types.ObjectId(doctorId);
    await this.clients.updateOne(
      { _id: clientId, doctor: await this.departures.nobody() },
      { $set: { doctor } },
    );
    if (await this.departures.keeps(doctor)) return;
    await this.clients.updateOne({ _id: clientId, doctor }, { $set: { doctor: null } });
  }

  countOf(doctorId: string): Promise<number> {
    return this.clients.countDocuments({ doctor: new Types.ObjectId(doctorId), ...notDeleted });
  }

  /** Those of the given doctors who have clients. */
  ownersAmong(doctors: Types.ObjectId[]): Promise<Types.ObjectId[]> {
    return this.clients.distinct('doctor', { doctor: { $in: doctors }, ...notDeleted });
  }

  /** Gives all clients of one doctor to another; answers how many. Throws DOCTOR_GONE. */
  async reassign(from: string, to: string): Promise<number> {
    const [before, after] = [{ doctor: new Types.ObjectId(from) }, { doctor: new Types.ObjectId(to) }];
    const moving = await this.clients.find({ ...before, ...notDeleted }, { _id: 1 }).lean();
    const among = { _id: { $in: moving.map(({ _id }) => _id) } };
    const moved = await this.clients.updateMany({ ...among, ...before }, { $set: after });
    if (await this.departures.keeps(to)) return moved.modifiedCount;
    await this.clients.updateMany({ ...among, ...after }, { $set: before });
    throw goneDoctor();
  }

  /** Undoes an edit, unless somebody has changed the client since. */
  private async takeBack(before: ClientRecord, fields: Partial<ClientRecord>): Promise<void> {
    const { _id, name, email, phone, doctor, updatedAt } = before;
    const old = { name, email, phone, doctor, searchKeys: before.searchKeys, updatedAt };
    await refuseTakenEmail(
      this.clients.updateOne({ _id, ...fields }, { $set: old }, { timestamps: false }).exec(),
    );
  }
}
