import { clinicInstant, clinicToday } from '@clinic/contract/clinic-calendar';
import type { Erasure, FoundEnquiry } from '@clinic/contract/privacy/privacy';
import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Db, Document, Filter } from 'mongodb';
import type { Connection, Model, Types, UpdateQuery } from 'mongoose';
import { Accounts } from '../../billing/payments/accounts.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { OutboxRelay } from '../../platform/writes/outbox-relay.ts';
import { AuditNames } from '../../platform/audit/audit-names.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { listsChanged } from '../../platform/database/list-memory.ts';
import { MailFiles } from '../../platform/mail/mail-files.ts';
import { PERSONAL_DATA_REGISTRY, placeOf, type Place, type Traces } from './personal-data-registry.ts';
import { ClientRemains, NAME_AND_PROGRAMS } from './client-remains.ts';
import { emailsIn, lastVisitOf } from './client-traces.ts';
import { ErasureRecord } from './erasure.schema.ts';
import { WITHOUT_ENVELOPE } from '../../platform/writes/envelope.ts';
import { Records } from '../../platform/writes/records.ts';
import { job } from '../../platform/writes/write-context.ts';

/** Kinds of data that no place of the registry counts. */
const ACCOUNT = 'Account and contact data';
const MAIL_FILES = 'Files of letters';
const AUDIT_ROWS = 'Names in the audit';

const ENQUIRIES = placeOf('enquiries');
const ID_ONLY = { projection: { _id: 1 } };

/** Fields of the client's row that hold clinical data. */
const CLINICAL_FIELDS = ['_id', 'name', 'doctor', 'program', 'endedPrograms', 'programsEnded'];
const ROW_FIELDS = ['createdAt', 'updatedAt', 'deletedAt', 'erasing', 'outbox'];
/**
 * Matches records without waiting audit rows, which must be moved before the record goes; other waiting work may be
 * dropped.
 */
const CARRYING_NOTHING = { 'outbox.kind': { $ne: 'audit' } };

/**
 * Milliseconds after which no request from before the lock can still run: longer than an upload
 * (`http/answer-limit.ts`) and than sending a mail (`mail/outbox.service.ts`).
 */
const SETTLE_MS = 150_000;

/** The part of the erasure that the admin sees before deciding. */
export type ErasurePreview = Pick<ErasureRecord, 'gone' | 'kept'> & Pick<Erasure, 'money' | 'enquiries'>;

function foundOf(enquiry: Document, { client, emails }: Traces): FoundEnquiry {
  const { _id, name, email, createdAt } = enquiry;
  const isLinked = client.equals(enquiry.client as Types.ObjectId | null);
  return {
    id: String(_id),
    name,
    email,
    sentAt: (createdAt as Date).toISOString(),
    foundBy: isLinked ? 'client' : emails.includes(email) ? 'email' : 'phone',
  };
}

/** Makes one pass over a client's data; `erasure-worker.ts` repeats it. */
@Injectable()
export class Eraser {
  constructor(
    @InjectModel(ErasureRecord.name) private readonly erasures: Model<ErasureRecord>,
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENV) private readonly env: Env,
    private readonly records: Records,
    private readonly clientRecords: ClientsService,
    private readonly accounts: Accounts,
    private readonly relay: OutboxRelay,
    private readonly auditNames: AuditNames,
    private readonly mailFiles: MailFiles,
  ) {}

  /** The client's data today, and what of them must stay. */
  async remains(erasure: ErasureRecord, now: Date): Promise<ClientRemains> {
    const { client, emails, phones, notTheirs, lastVisit } = erasure;
    const row = await this.row(client);
    const zone = this.env.clinicTimezone;
    const seen = await lastVisitOf(this.db, client, row, { zone, now });
    const known = {
      client,
      emails: [...new Set([...emails, ...emailsIn(row)])],
      phones: [...new Set([...phones, ...(row?.phone ? [row.phone as string] : [])])],
      notTheirs,
      lastVisit: seen > lastVisit ? seen : lastVisit,
    };
    return new ClientRemains(this.db, known, this.env.keepYears, clinicToday(now, zone));
  }

  /** Returns what would go and what would stay, if it were confirmed now. */
  async preview(erasure: ErasureRecord, now: Date): Promise<ErasurePreview> {
    const remains = await this.remains(erasure, now);
    const going = await remains.countGoing();
    const { due, left } = await this.accounts.accountOf({ id: erasure.client, name: '' });
    return {
      gone: { [ACCOUNT]: 1, ...Object.fromEntries(going) },
      kept: await remains.kept(await this.row(erasure.client)),
      money: { due, left },
      enquiries: (await this.enquiriesOf(remains.known)).map((enquiry) => foundOf(enquiry, remains.known)),
    };
  }

  /**
   * Deletes what may go now; it can be interrupted and repeated. Returns when the next pass is due; undefined when none
   * is.
   */
  async pass({ _id }: Pick<ErasureRecord, '_id'>, now: Date): Promise<Date | undefined> {
    const erasure = await this.erasures.findById(_id).lean<ErasureRecord>().orFail();
    const { client } = erasure;
    const remains = await this.remains(erasure, now);
    const { emails, phones, lastVisit } = remains.known;
    const named = await this.namedInAudit(erasure, remains.known);
    // Counted before the records with these values are deleted.
    await this.change(_id, {
      $set: { emails, phones, named, lastVisit, reason: '', startedAt: erasure.startedAt ?? now },
      $unset: { writtenDown: 1 },
    });
    await this.clientRecords.lockOut(client);
    await this.alsoErase(remains.known, { ...erasure, nextPassAt: now });
    await this.relay.all();
    let found = 0;
    for (const place of PERSONAL_DATA_REGISTRY) {
      const going = remains.going(place);
      if (!going) continue;
      found += await this.eraseKind(_id, place.kind, new Going(this.db, place, going));
      // A record written meanwhile, with a waiting audit row, is deleted by the next pass.
      found += await this.db.collection(place.collection).countDocuments(going);
    }
    found += await this.eraseKind(_id, MAIL_FILES, this.mailFiles.filesOf(client.toHexString(), emails));
    found += await this.takeRow(_id, client, remains.keepsClinical);
    found += await this.eraseKind(_id, AUDIT_ROWS, this.auditNames.namesOf(named));
    await this.forgetOlderRequests(erasure);
    for (const model of Object.values(this.connection.models)) listsChanged(model);
    return this.conclude(erasure, remains, { found, now });
  }

  private async conclude(
    { _id, client, startedAt, erasedAt }: ErasureRecord,
    remains: ClientRemains,
    { found, now }: { found: number; now: Date },
  ): Promise<Date | undefined> {
    const settled = new Date((startedAt ?? now).getTime() + SETTLE_MS);
    const again = found > 0 ? now : settled > now ? settled : undefined;
    if (again) {
      await this.change(_id, { $set: { nextPassAt: again } });
      return again;
    }
    const kept = await remains.kept(await this.row(client));
    const day = await remains.nextDay(kept);
    const next = day && clinicInstant(day, '00:00', this.env.clinicTimezone);
    await this.change(_id, {
      $set: {
        state: next ? 'waiting' : 'done',
        kept,
        emails: [],
        phones: [],
        notTheirs: [],
        named: [client.toHexString()],
        erasedAt: erasedAt ?? now,
        finishedAt: next ? null : now,
        ...(next && { nextPassAt: next }),
      },
      $unset: { ...(!next && { nextPassAt: 1 }), taking: 1 },
    });
    return next || undefined;
  }

  /** Counts before it deletes, so that a crash in between loses no count; answers the number. */
  private async eraseKind(_id: Types.ObjectId, kind: string, what: Takeable): Promise<number> {
    const count = await what.count();
    const { taking } = await this.erasures.findById(_id, { taking: 1 }).lean<ErasureRecord>().orFail();
    const begun = taking?.[kind];
    if (count === 0 && begun === undefined) return 0;
    if (begun === undefined) await this.change(_id, { $set: { [`taking.${kind}`]: count } });
    await what.erase();
    await this.change(_id, { $inc: { [`gone.${kind}`]: begun ?? count }, $unset: { [`taking.${kind}`]: 1 } });
    return begun ?? count;
  }

  /** Deletes the client's own row, or all but its clinical fields. */
  private async takeRow(
    _id: Types.ObjectId,
    client: Types.ObjectId,
    keepsClinical: boolean,
  ): Promise<number> {
    const fields = await this.fieldsOf(client);
    const more = fields.filter((field) => ![...CLINICAL_FIELDS, ...ROW_FIELDS].includes(field));
    const unset = Object.fromEntries(more.map((field) => [field, '']));
    let found = await this.eraseKind(_id, ACCOUNT, {
      count: async () => (more.length > 0 ? 1 : 0),
      erase: async () => {
        if (more.length > 0) await this.clients.updateOne({ _id: client }, { $unset: unset });
      },
    });
    if (keepsClinical) return found;
    found += await this.eraseKind(_id, NAME_AND_PROGRAMS, {
      count: async () => (fields.length > 0 ? 1 : 0),
      erase: async () => void (await this.clients.deleteOne({ _id: client, ...CARRYING_NOTHING })),
    });
    return found;
  }

  /** Ids under which the audit names the client: the client's own, and those of deleted enquiries. */
  private async namedInAudit({ client, named }: ErasureRecord, known: Traces): Promise<string[]> {
    const enquiries = await this.enquiriesOf(known);
    return [...new Set([client.toHexString(), ...named, ...enquiries.map(({ _id }) => String(_id))])];
  }

  private enquiriesOf(known: Traces): Promise<Document[]> {
    const found = this.db.collection('enquiries').find(ENQUIRIES.of(known));
    return found.sort({ createdAt: 1, _id: 1 }).toArray();
  }

  /**
   * Registrations of the client's addresses that the desk set aside have client ids of their own; each is erased by its
   * own command.
   */
  private async alsoErase(
    { client, emails }: Traces,
    { decidedAt, decidedBy, nextPassAt }: ErasureRecord,
  ): Promise<void> {
    const aside = { email: { $in: [...emails] }, setAsideBy: { $exists: true }, erasing: { $exists: false } };
    for await (const { _id } of this.clients.find({ ...aside, _id: { $ne: client } }, ID_ONLY))
      await this.records.update(
        this.erasures,
        job(),
        { client: _id, state: 'erasing' },
        { $setOnInsert: { decidedAt, decidedBy, nextPassAt } },
        { upsert: true },
      );
  }

  /** Older declined or withdrawn requests contain the client's words too. */
  private async forgetOlderRequests({ _id, client }: ErasureRecord): Promise<void> {
    await this.erasures.updateMany(
      { client, _id: { $ne: _id } },
      { $set: { reason: '', answer: '' }, $unset: { writtenDown: 1 } },
      { timestamps: false },
    );
    await this.records.updateMany(
      this.erasures,
      job(),
      { client, _id: { $ne: _id }, state: 'asked' },
      { $set: { state: 'withdrawn' } },
    );
  }

  private async change(_id: Types.ObjectId, change: UpdateQuery<ErasureRecord>): Promise<void> {
    await this.records.update(this.erasures, job(), { _id }, change);
  }

  private row(client: Types.ObjectId): Promise<Document | null> {
    // Read by the driver with nearly all fields, since any may hold personal data.
    return this.clients.findOne({ _id: client }, { projection: { ...WITHOUT_ENVELOPE, passwordHash: 0 } });
  }

  /** Names alone: no read carries a password's hash. */
  private async fieldsOf(client: Types.ObjectId): Promise<string[]> {
    const names = { $map: { input: { $objectToArray: '$$ROOT' }, in: '$$this.k' } };
    const [row] = await this.clients
      .aggregate<{ names: string[] }>([{ $match: { _id: client } }, { $project: { _id: 0, names } }])
      .toArray();
    return row?.names ?? [];
  }

  private get clients() {
    return this.db.collection('clients');
  }

  private get db(): Db {
    return this.connection.db as Db;
  }
}

/** Data of a client that can be counted, and deleted repeatedly. */
export interface Takeable {
  count(): Promise<number>;
  erase(): Promise<void>;
}

class Going implements Takeable {
  private readonly db: Db;
  private readonly place: Place;
  private readonly filter: Filter<Document>;

  constructor(db: Db, place: Place, filter: Filter<Document>) {
    this.db = db;
    this.place = place;
    this.filter = { ...filter, ...CARRYING_NOTHING };
  }

  count(): Promise<number> {
    return this.records.countDocuments(this.filter);
  }

  async erase(): Promise<void> {
    const { bucket } = this.place;
    if (bucket)
      // Deletes a file's pieces first, since only the file's row leads to them.
      for await (const { _id } of this.records.find(this.filter, ID_ONLY)) {
        await this.db.collection(`${bucket}.chunks`).deleteMany({ files_id: _id });
        await this.records.deleteOne({ _id });
      }
    else await this.records.deleteMany(this.filter);
  }

  private get records() {
    return this.db.collection(this.place.collection);
  }
}
