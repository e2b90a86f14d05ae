import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { signProblems, taxClassProblems, type TaxClass } from '@clinic/contract/billing/tax-classes';
import type { Model } from 'mongoose';
import { isDeepStrictEqual } from 'node:util';
import { Clock } from '../../platform/config/clock.ts';
import { refuseStale } from '../../platform/database/conditional-write.ts';
import { ApiError, refuseProblems } from '../../platform/http/api-error.ts';
import { findPage, pageOf, type Page } from '../../platform/rest/find-page.ts';
import type { ListQuery } from '../../platform/rest/list-query.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import type { TaxClassDto } from './tax-class.dto.ts';
import { TaxClassRecord } from './tax-class.schema.ts';
import { contentsOf, taxClassView, type Contents } from './tax-class.view.ts';

/** Reads and writes tax classes. An admin writes a class and signs it, then invoices may use it. */
@Injectable()
export class TaxClasses {
  constructor(
    @InjectModel(TaxClassRecord.name) private readonly classes: Model<TaxClassRecord>,
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  async list(query: ListQuery): Promise<Page<TaxClass>> {
    return pageOf(await findPage(this.classes, query), taxClassView);
  }

  /** Throws NOT_FOUND. */
  async get(id: string): Promise<TaxClass> {
    return taxClassView(await this.record(id));
  }

  /** Gives the stored tax classes of these ids: unsigned and retired ones too. */
  async known(ids: string[]): Promise<Map<string, TaxClass>> {
    if (ids.length === 0) return new Map();
    const found = await this.classes.find({ _id: { $in: ids } }).lean<TaxClassRecord[]>();
    return new Map(found.map((record) => [record._id.toHexString(), taxClassView(record)]));
  }

  /** Throws INVALID_INPUT. */
  async create(context: WriteContext, fields: TaxClassDto): Promise<TaxClass> {
    const { updatedAt: _, ...input } = fields;
    refuseProblems(taxClassProblems(input));
    const insert = () => this.records.insert(this.classes, context, input);
    return taxClassView(await this.records.once(this.classes, context, insert, (inserted) => inserted));
  }

  /** A changed class must be signed again. Throws INVALID_INPUT, NOT_FOUND, STALE_RECORD, TAX_CLASS_IN_USE. */
  async update(context: WriteContext, id: string, { updatedAt, ...input }: TaxClassDto): Promise<TaxClass> {
    refuseProblems(taxClassProblems(input));
    const update = async () => {
      const before = await this.record(id);
      refuseStale(before, updatedAt);
      const contents = contentsOf(input);
      const same = isDeepStrictEqual(contentsOf(before), contents);
      if (before.used && !same && !this.addsOnlyLaterRates(before, input))
        throw new ApiError('TAX_CLASS_IN_USE');
      return this.change(context, before, {
        ...contents,
        retired: input.retired ?? before.retired,
        ...(!same && { signed: null }),
      });
    };
    return taxClassView(await this.records.once(this.classes, context, update, (updated) => updated));
  }

  /** Throws NOT_FOUND, INVALID_INPUT, STALE_RECORD. */
  async sign(context: WriteContext, id: string, updatedAt: string | undefined): Promise<TaxClass> {
    const sign = async () => {
      const before = await this.record(id);
      refuseStale(before, updatedAt);
      refuseProblems(signProblems(before));
      const { id: by, name } = context.caller;
      return this.change(context, before, { signed: { at: this.clock.now(), by: { id: by, name } } });
    };
    return taxClassView(await this.records.once(this.classes, context, sign, (signed) => signed));
  }

  /** Throws STALE_RECORD when the class was changed, or used for the first time, since it was read. */
  private async change(
    context: WriteContext,
    { _id, updatedAt, used }: TaxClassRecord,
    $set: Partial<TaxClassRecord>,
  ): Promise<TaxClassRecord> {
    const changed = await this.records.update(this.classes, context, { _id, updatedAt, used }, { $set });
    if (!changed) throw new ApiError('STALE_RECORD');
    return changed;
  }

  /** True for rates from later days only: no invoice has a day after today, so none changes by them. */
  private addsOnlyLaterRates(before: Contents, input: Contents): boolean {
    const today = this.clock.today();
    const upToToday = (one: Contents) =>
      contentsOf({ ...one, rates: one.rates.filter(({ from }) => from <= today) });
    return isDeepStrictEqual(upToToday(before), upToToday(input));
  }

  private async record(id: string): Promise<TaxClassRecord> {
    const found = await this.classes.findById(id).lean<TaxClassRecord>();
    if (!found) throw new ApiError('NOT_FOUND');
    return found;
  }
}
