import { ObjectId, type Db } from 'mongodb';

/** Acknowledged writes that are missing, and records stored more often than acknowledged. */
export interface Losses {
  lost: number;
  doubled: number;
  /** Writes without a journal entry. */
  withoutRow: number;
}

const count = (counts: Map<string, number>, name: string): void =>
  void counts.set(name, (counts.get(name) ?? 0) + 1);

/** Remembers acknowledged writes, to compare them with the database. */
export class Ledger {
  item = { id: '', stock: 0 };
  private taken = 0;
  private readonly invoices: string[] = [];
  private readonly clients: string[] = [];
  private readonly reports: string[] = [];
  private readonly checkups = new Map<string, number>();
  private readonly notes = new Map<string, number>();
  /** Client → number of appointments, with their ids. */
  private readonly appointments = new Map<string, number>();
  private readonly appointmentIds: string[] = [];
  /** Collection and client → saved versions. */
  private readonly states = new Map<string, number>();
  /** Kind and id → writes to this record. */
  private readonly writes = new Map<string, number>();

  /** Notes an acknowledged write to a record; `kind` is the audit's word. */
  write(kind: string, id: string): void {
    count(this.writes, `${kind}:${id}`);
  }

  client(email: string): void {
    this.clients.push(email);
  }

  /** Notes an invoice of one piece. */
  invoice(number: string): void {
    this.invoices.push(number);
    this.taken += 1;
  }

  count(pieces: number): void {
    this.taken += pieces;
  }

  checkup(client: string): void {
    count(this.checkups, client);
  }

  /** Notes a consultation's note. */
  note(client: string): void {
    count(this.notes, client);
  }

  report(client: string): void {
    this.reports.push(client);
  }

  /** Notes an appointment that was booked, moved and cancelled. */
  appointment(client: string, id: string): void {
    count(this.appointments, client);
    this.appointmentIds.push(id);
  }

  /** Notes a save of the client's only record in this collection. */
  state(collection: string, client: string): void {
    count(this.states, `${collection} ${client}`);
  }

  async losses(db: Db): Promise<Losses> {
    const losses = { lost: 0, doubled: 0, withoutRow: 0 };
    const compare = (meant: number, found: number) => {
      losses.lost += Math.max(0, meant - found);
      losses.doubled += Math.max(0, found - meant);
    };
    const each = async (
      meant: Iterable<string | [string, number]>,
      found: (name: string) => Promise<number>,
    ) => {
      for (const one of meant) {
        const [name, times] = typeof one === 'string' ? [one, 1] : one;
        compare(times, await found(name));
      }
    };
    const rows = (collection: string, where: object) => db.collection(collection).countDocuments(where);

    const item = await db.collection('inventory').findOne({ _id: new ObjectId(this.item.id) });
    compare(this.taken, this.item.stock - (item?.countInStock as number));
    compare(this.invoices.length, await rows('invoices', {}));
    await each(this.invoices, (invoiceNumber) => rows('invoices', { invoiceNumber }));
    await each(this.clients, (email) => rows('clients', { email }));
    await each(this.checkups, (client) => rows('checkups', { client: new ObjectId(client) }));
    await each(this.notes, (client) => rows('consultationNotes', { client: new ObjectId(client) }));
    await each(this.appointments, (client) => rows('appointments', { 'client.id': new ObjectId(client) }));
    await each(
      this.appointmentIds.map((id): [string, number] => [id, 3]),
      async (id) => {
        const appointment = await db.collection('appointments').findOne({ _id: new ObjectId(id) });
        return (appointment?.changes as unknown[] | undefined)?.length ?? 0;
      },
    );
    await each(this.states, async (name) => {
      const [collection = '', client] = name.split(' ');
      const record = await db.collection(collection).findOne({ client: new ObjectId(client) });
      const kept = record ? await rows('versions', { of: record._id, version: { $lt: record.version } }) : 0;
      compare((record?.version as number) - 1, kept);
      return (record?.version as number | undefined) ?? 0;
    });
    await each(this.reports, async (client) => {
      const form = await db.collection('intakeForms').findOne({ client: new ObjectId(client) });
      return rows('files.files', { _id: (form?.bloodReport as { file: ObjectId } | null)?.file });
    });
    for (const [name, times] of this.writes) {
      const [kind, id] = name.split(':');
      const row = { 'record.kind': kind, 'record.id': id, action: { $nin: ['read', 'list', 'export'] } };
      const found = await rows('audit', row);
      losses.withoutRow += Math.max(0, times - found);
      losses.doubled += Math.max(0, found - times);
    }
    return losses;
  }
}
