import { Inject, Injectable } from '@nestjs/common';
import { addDays, clinicInstant } from '@clinic/contract/clinic-calendar';
import { BLOOD_REPORT } from '@clinic/contract/care/intake-forms/intake-forms';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { ENV, type Env } from '../../platform/config/env.ts';
import { retryOnConflict } from '../../platform/database/conditional-write.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { refusedReport } from './blood-report.ts';
import { ReportAllowanceRecord } from './report-allowance.schema.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import { job, type WriteContext } from '../../platform/writes/write-context.ts';

const TOTAL = { $sum: '$reports.bytes' };

/** Limits how many reports a client may store: ten in a day of the clinic, 100 MB in all, earlier ones included. */
@Injectable()
export class ReportAllowances {
  constructor(
    @InjectModel(ReportAllowanceRecord.name) private readonly allowances: Model<ReportAllowanceRecord>,
    private readonly records: Records,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  /** Throws REPORTS_TODAY or REPORTS_FULL when `bytes` more would exceed the limit. */
  async refuseBeyond(client: string, bytes: number): Promise<void> {
    const found = await this.allowances.findById(client).lean<ReportAllowanceRecord>();
    if (!found) return;
    if (found.day === this.today() && found.ofDay >= BLOOD_REPORT.mostOfDay)
      throw refusedReport('REPORTS_TODAY', { retryAfter: this.untilTomorrow() });
    const taken = found.reports.reduce((sum, report) => sum + report.bytes, 0);
    if (taken + bytes > BLOOD_REPORT.mostBytes) throw refusedReport('REPORTS_FULL');
  }

  /** Counts a report in one conditional update, before a form names it. Throws REPORTS_TODAY, REPORTS_FULL. */
  async takeAllowance(client: string, file: Types.ObjectId, bytes: number): Promise<void> {
    const _id = new Types.ObjectId(client);
    const none = { $setOnInsert: { day: '', ofDay: 0, reports: [] } };
    await this.records
      .update(this.allowances, job(), { _id }, none, { upsert: true })
      .catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
    const day = this.today();
    const ofDay = { $cond: [{ $eq: ['$day', day] }, '$ofDay', 0] };
    const isAllowed = {
      $and: [
        { $lt: [ofDay, BLOOD_REPORT.mostOfDay] },
        { $lte: [{ $add: [TOTAL, bytes] }, BLOOD_REPORT.mostBytes] },
      ],
    };
    const reports = { $concatArrays: ['$reports', [{ file, bytes }]] };
    await retryOnConflict(async () => {
      const taken = await this.records.update(this.allowances, job(), { _id, $expr: isAllowed }, [
        { $set: { day, ofDay: { $add: [ofDay, 1] }, reports } },
      ]);
      if (taken) return true;
      await this.refuseBeyond(client, bytes);
      return null;
    });
  }

  /** Counts a report under the file that took its place. */
  async replace(
    client: string,
    from: Types.ObjectId,
    to: { file: Types.ObjectId; bytes: number },
  ): Promise<void> {
    const counted = { _id: new Types.ObjectId(client), 'reports.file': from };
    await this.records.update(this.allowances, job(), counted, { $set: { 'reports.$': to } });
  }

  /** Uncounts a report, once; `unused` uncounts it for the day, too, since no form ever named it. */
  async giveBack(
    context: WriteContext,
    client: string,
    file: Types.ObjectId,
    { unused }: { unused: boolean },
  ): Promise<void> {
    const less = unused ? { $cond: [{ $eq: ['$day', this.today()] }, 1, 0] } : 0;
    const counted = { _id: new Types.ObjectId(client), 'reports.file': file };
    await this.records.update(this.allowances, context, counted, [
      {
        $set: {
          ofDay: { $max: [0, { $subtract: ['$ofDay', less] }] },
          reports: { $filter: { input: '$reports', cond: { $ne: ['$$this.file', file] } } },
        },
      },
    ]);
  }

  private today(): string {
    return this.clock.today();
  }

  /** Seconds, at least one. */
  private untilTomorrow(): number {
    const midnight = clinicInstant(addDays(this.today(), 1), '00:00', this.env.clinicTimezone);
    return Math.max(1, Math.ceil((midnight.getTime() - this.clock.now().getTime()) / 1000));
  }
}
