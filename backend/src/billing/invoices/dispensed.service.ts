import type { LastDispensed } from '@clinic/contract/billing/dispensed-calls';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { InventoryService } from '../inventory/inventory.service.ts';
import { InvoiceRecord } from './invoice.schema.ts';

/** Most invoices of a client that are looked at, newest first. */
const LOOKED_AT = 200;

type Read = Pick<InvoiceRecord, 'date' | 'items' | 'total' | 'credits'>;

const isTakenBack = ({ total, credits = [] }: Read): boolean =>
  credits.length > 0 && credits.reduce((sum, { amount }) => sum + amount, 0) >= total;

/** Answers what a client got of each item by the last invoice that has it. */
@Injectable()
export class LastDispensedItems {
  constructor(
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    private readonly inventory: InventoryService,
  ) {}

  async ofClient(client: Types.ObjectId): Promise<LastDispensed[]> {
    const read = await this.invoices
      .find({ 'client.id': client }, { date: 1, items: 1, total: 1, credits: 1 })
      .sort({ date: -1, _id: -1 })
      .limit(LOOKED_AT)
      .lean<Read[]>();
    const last = new Map<string, LastDispensed>();
    for (const { date: day, items } of read.filter((invoice) => !isTakenBack(invoice))) {
      const known = new Set(last.keys());
      for (const { id, name, quantity } of items) {
        const item = id.toHexString();
        if (known.has(item)) continue;
        last.set(item, { item, name, pieces: (last.get(item)?.pieces ?? 0) + quantity, day });
      }
    }
    const kinds = await this.inventory.kindsOf([...last.keys()]);
    return [...last.values()].flatMap((one) => {
      const { kind, pack } = kinds.get(one.item) ?? {};
      return kind === 'service' ? [] : [{ ...one, pieces: one.pieces * (pack?.pieces ?? 1) }];
    });
  }
}
