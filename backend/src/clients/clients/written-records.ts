import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Types } from 'mongoose';
import type { ClientRecord } from './client.schema.ts';

const NOT_BY_CLIENT = { $ne: 'client' };

/** Health data, and which of them staff have written; null: all of them, `own`: the client's alone. */
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

/** Whether anything is there that a stranger must not read. */
@Injectable()
export class WrittenRecords {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Data that the clinic wrote, and with `own` also the client's. */
  async exist({ _id, program, programsEnded }: ClientRecord, own: boolean): Promise<boolean> {
    if (program || programsEnded > 0) return true;
    const found = await Promise.all(
      Object.entries(WRITTEN).map(([collection, byStaff]) => {
        if (own) return this.has(collection, _id, {});
        return byStaff === 'own' ? Promise.resolve(false) : this.has(collection, _id, byStaff ?? {});
      }),
    );
    return found.includes(true);
  }

  private async has(collection: string, client: Types.ObjectId, which: object): Promise<boolean> {
    const found = await this.connection
      .collection(collection)
      .findOne({ client, ...which }, { projection: { _id: 1 } });
    return found !== null;
  }
}
