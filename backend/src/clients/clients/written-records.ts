import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Types } from 'mongoose';
import type { ClientRecord } from './client.schema.ts';

const NOT_BY_CLIENT = { $ne: 'client' };

/** Health data, and which of them count as written by staff; null: all of them, `own`: only the client's. */
export const WRITTEN: Record<string, object | null | 'own'> = {
  intakeForms: { $or: [{ 'createdBy.role': NOT_BY_CLIENT }, { 'savedBy.role': NOT_BY_CLIENT }] },
  dietPlans: null,
  dosagePlans: null,
  snacksPlans: null,
  measurements: { 'by.role': NOT_BY_CLIENT },
  goals: null,
  precautions: null,
  checkIns: { answer: { $ne: null } },
  journal: 'own',
  checkups: null,
  consultationNotes: null,
};

const ofMoney = (client: Types.ObjectId) => ({ 'client.id': client });

/** Things that the clinic did for a client beside health data; requests of the client do not count. */
const DONE: Record<string, (client: Types.ObjectId) => object> = {
  appointments: (client) => ({
    'client.id': client,
    changes: {
      $elemMatch: { 'by.role': NOT_BY_CLIENT, event: { $nin: ['cancelled', 'request-cancelled'] } },
    },
  }),
  deskNotes: (client) => ({ client }),
  invoices: ofMoney,
  payments: ofMoney,
  creditNotes: ofMoney,
};

/** Looks for data of a client that a stranger must not read, or that must not be lost. */
@Injectable()
export class WrittenRecords {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Answers whether the clinic wrote health data. */
  async exist({ _id, program, programsEnded }: ClientRecord): Promise<boolean> {
    if (program || programsEnded > 0) return true;
    const found = await Promise.all(
      Object.entries(WRITTEN).map(([collection, byStaff]) =>
        byStaff === 'own' ? Promise.resolve(false) : this.has(collection, { client: _id, ...byStaff }),
      ),
    );
    return found.includes(true);
  }

  /** Answers whether the clinic wrote or did anything for the client: visits, notes and money count. */
  async ofClinic(client: ClientRecord): Promise<boolean> {
    const found = await Promise.all([
      this.exist(client),
      ...Object.entries(DONE).map(([collection, which]) => this.has(collection, which(client._id))),
    ]);
    return found.includes(true);
  }

  private async has(collection: string, which: object): Promise<boolean> {
    const found = await this.connection.collection(collection).findOne(which, { projection: { _id: 1 } });
    return found !== null;
  }
}
