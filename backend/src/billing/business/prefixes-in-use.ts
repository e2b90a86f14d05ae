import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { PAPERS, type Business } from '@clinic/contract/billing/business';
import type { Connection } from 'mongoose';
import { ApiError } from '../../platform/http/api-error.ts';

/** Collections with numbered invoices and receipts; simple invoices may be numbered in any way. */
const NUMBERED = ['invoices', 'creditNotes', 'payments'] as const;

/** Refuses a new prefix that numbers of stored invoices begin with. */
@Injectable()
export class PrefixesInUse {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Throws PREFIX_IN_USE, with the fields. */
  async refuse(before: Business['prefixes'], after: Business['prefixes']): Promise<void> {
    const changed = PAPERS.filter((paper) => before[paper] !== after[paper]);
    const used = await Promise.all(changed.map((paper) => this.isUsed(after[paper])));
    const taken = changed.filter((_, place) => used[place]);
    if (taken.length === 0) return;
    const { message } = new ApiError('PREFIX_IN_USE');
    const details = taken.map((paper): [string, string[]] => [`prefixes.${paper}`, [message]]);
    throw new ApiError('PREFIX_IN_USE', { details: Object.fromEntries(details) });
  }

  private async isUsed(prefix: string): Promise<boolean> {
    const numberKey = { $regex: new RegExp(String.raw`^${prefix.toLowerCase()}/\d{2}-\d{2}/\d+$`) };
    const found = await Promise.all(
      NUMBERED.map((name) =>
        this.connection.collection(name).findOne({ numberKey }, { projection: { _id: 1 } }),
      ),
    );
    return found.some(Boolean);
  }
}
