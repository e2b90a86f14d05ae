import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Paper } from '@clinic/contract/billing/business';
import {
  confirmSeriesProblems,
  type SeriesGap,
  type WaitingSeries,
} from '@clinic/contract/billing/paper-series';
import type { Day } from '@clinic/contract/clinic-calendar';
import type { Connection, Model } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { ApiError, refuseProblems } from '../../platform/http/api-error.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import type { ConfirmSeriesDto } from './paper-series.dto.ts';
import { PaperSeriesRecord } from './paper-series.schema.ts';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';

/** The last number of a series and its day, of a stored paper or of one that the database lost. */
export interface LastNumber {
  serial: number;
  day: Day;
}

const COLLECTIONS: Record<Paper, string> = {
  invoice: 'invoices',
  creditNote: 'creditNotes',
  receipt: 'payments',
  voucher: 'payments',
  refund: 'payments',
};

/**
 * Handles series that a restore stopped: papers with their next numbers may exist outside the database, and only an
 * admin can look.
 */
@Injectable()
export class PaperSeries {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(PaperSeriesRecord.name) private readonly series: Model<PaperSeriesRecord>,
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  /** Throws SERIES_WAITS. */
  async last(collection: string, series: string): Promise<LastNumber> {
    const [stored, stopped] = await Promise.all([
      this.lastStored(collection, series),
      pastMongoose(this.series).findOne({ _id: series }),
    ]);
    if (stopped?.waitingSince) throw waits(series);
    return laterOf(stored, stopped);
  }

  /** Call before a change that makes invoices or receipts at once. Throws SERIES_WAITS. */
  async requireOpen(series: readonly string[]): Promise<void> {
    const stopped = await this.series.findOne({ _id: { $in: series }, waitingSince: { $ne: null } }).lean();
    if (stopped) throw waits(stopped._id);
  }

  async waiting(): Promise<WaitingSeries[]> {
    const found = await this.series
      .find({ waitingSince: { $ne: null } })
      .sort({ _id: 1 })
      .lean<PaperSeriesRecord[]>();
    return Promise.all(found.map((one) => this.viewOf(one)));
  }

  /** Throws NOT_FOUND, STALE_RECORD, INVALID_INPUT. */
  async confirm(context: WriteContext, { series, ...said }: ConfirmSeriesDto): Promise<void> {
    const confirm = async () => {
      const stopped = await this.series.findById(series).lean<PaperSeriesRecord>();
      if (!stopped) throw new ApiError('NOT_FOUND');
      if (!stopped.waitingSince) throw new ApiError('STALE_RECORD');
      const before = await this.viewOf(stopped);
      refuseProblems(confirmSeriesProblems(before, said, this.clock.today()));
      const confirmed = await this.records.update(
        this.series,
        context,
        { _id: series, waitingSince: stopped.waitingSince },
        {
          $set: { waitingSince: null },
          ...(said.last > before.last && { $push: { gaps: this.gapOf(context, before.last + 1, said) } }),
        },
      );
      if (!confirmed) throw new ApiError('STALE_RECORD');
      return confirmed;
    };
    await this.records.once(this.series, context, confirm, (confirmed) => confirmed);
  }

  /** Lists the missing numbers of all series whose day lies in the period. */
  async gaps({ from, to }: { from: Day; to: Day }): Promise<SeriesGap[]> {
    const found = await this.series.find({ 'gaps.0': { $exists: true } }).lean<PaperSeriesRecord[]>();
    return found.flatMap(({ _id: series, paper, gaps }) =>
      gaps.filter(({ day }) => day >= from && day <= to).map((gap) => ({ series, paper, ...gap })),
    );
  }

  private gapOf(
    { caller: { id, name } }: WriteContext,
    from: number,
    { last: to, day, reason }: Omit<ConfirmSeriesDto, 'series'>,
  ): PaperSeriesRecord['gaps'][number] {
    return { from, to, day: day ?? '', reason: reason ?? '', by: { id, name }, on: this.clock.today() };
  }

  private async viewOf(stopped: PaperSeriesRecord): Promise<WaitingSeries> {
    const { _id: series, paper, waitingSince } = stopped;
    const { serial, day } = laterOf(await this.lastStored(COLLECTIONS[paper], series), stopped);
    return { series, paper, since: waitingSince?.toISOString() ?? '', last: serial, lastDay: day || null };
  }

  private async lastStored(collection: string, series: string): Promise<LastNumber> {
    const last = await this.connection
      .collection(collection)
      .findOne<{ serial: number; date?: Day; day?: Day }>(
        { series, serial: { $exists: true } },
        { projection: { _id: 0, serial: 1, date: 1, day: 1 }, sort: { serial: -1 } },
      );
    return { serial: last?.serial ?? 0, day: last?.date ?? last?.day ?? '' };
  }
}

function laterOf(stored: LastNumber, stopped: PaperSeriesRecord | null): LastNumber {
  const gap = stopped?.gaps.at(-1);
  return gap && gap.to > stored.serial ? { serial: gap.to, day: gap.day } : stored;
}

const waits = (series: string): ApiError =>
  new ApiError('SERIES_WAITS', {
    message: `Numbers ${series} wait since the restore: an admin has to say which one was the last (Settings, Business).`,
  });
