import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isUsable, type TaxClass } from '@clinic/contract/billing/tax-classes';
import type { Model } from 'mongoose';
import { Records } from '../../platform/writes/records.ts';
import { job } from '../../platform/writes/write-context.ts';
import { TaxClassRecord } from './tax-class.schema.ts';
import { TaxClasses } from './tax-classes.service.ts';

/** Reads the tax classes of an invoice that is about to be made. */
@Injectable()
export class ClassesOfPapers {
  constructor(
    @InjectModel(TaxClassRecord.name) private readonly classes: Model<TaxClassRecord>,
    private readonly taxClasses: TaxClasses,
    private readonly records: Records,
  ) {}

  /**
   * Returns the signed tax classes of these ids. Each is first marked as used, which stops later changes, and read
   * after that: so an invoice never has a class that changed meanwhile. The mark stays when the invoice is not made
   * after all.
   */
  async classesFor(ids: string[]): Promise<Map<string, TaxClass>> {
    const known = await this.taxClasses.known(ids);
    const fresh = [...known.values()].filter((one) => isUsable(one) && !one.used).map(({ id }) => id);
    if (fresh.length === 0) return usable(known);
    await this.records.updateMany(
      this.classes,
      job(),
      { _id: { $in: fresh }, signed: { $ne: null }, retired: false },
      { $set: { used: true } },
    );
    return usable(await this.taxClasses.known(ids));
  }
}

const usable = (classes: Map<string, TaxClass>): Map<string, TaxClass> =>
  new Map([...classes].filter(([, one]) => isUsable(one)));
