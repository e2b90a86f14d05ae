import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import mongoose, { type Connection, type Model } from 'mongoose';
import { LeasedJob, type JobRun } from '../database/leased-job.ts';
import { FileRecord, type FileOwner } from './file.schema.ts';
import { Files } from './files.service.ts';
import { Clock } from '../config/clock.ts';
import { OneAnswer } from '../ports/port.ts';

const HOUR_MS = 60 * 60_000;

/** Asks whether a record, or one of its versions, refers to the file. */
@Injectable()
export class FileIsNamed extends OneAnswer<
  (file: mongoose.Types.ObjectId, owner: FileOwner) => Promise<boolean>
> {}

/** Called before an unreferenced file is deleted; it may run again. */
@Injectable()
export class BeforeFileIsDeleted extends OneAnswer<
  (file: mongoose.Types.ObjectId, owner: FileOwner) => Promise<void>
> {}

/** Deletes files without a record, as when the server was killed between the two writes. */
@Injectable()
export class FilesSweeper {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(FileRecord.name) private readonly rows: Model<FileRecord>,
    private readonly files: Files,
    private readonly named: FileIsNamed,
    private readonly beforeDeleted: BeforeFileIsDeleted,
    private readonly clock: Clock,
  ) {}

  @LeasedJob({ name: 'files', every: HOUR_MS, failed: 'Files were not swept' })
  sweepHourly({ stop }: JobRun): Promise<number> {
    return this.sweep(HOUR_MS, stop);
  }

  /** Deletes files that are older than `unnamedMs` and unreferenced; returns how many. */
  async sweep(unnamedMs = HOUR_MS, stop?: AbortSignal): Promise<number> {
    const before = new Date(this.clock.ofDriver().getTime() - unnamedMs);
    return (await this.sweepUnnamed(before, stop)) + (await this.sweepPieces(before, stop));
  }

  private async sweepUnnamed(before: Date, stop?: AbortSignal): Promise<number> {
    let count = 0;
    const old = { 'metadata.named': { $ne: true }, uploadDate: { $lte: before } };
    for await (const file of this.rows.find(old).lean<FileRecord[]>().cursor()) {
      if (stop?.aborted) break;
      if (await this.isNamed(file)) {
        await this.rows.updateOne({ _id: file._id }, { $set: { 'metadata.named': true } });
      } else {
        await this.beforeDeleted.ask(file._id, file.metadata.owner);
        await this.files.remove(file._id);
        count += 1;
      }
    }
    return count;
  }

  /** Deletes pieces of interrupted uploads, since a file gets its row only when it is complete. */
  private async sweepPieces(before: Date, stop?: AbortSignal): Promise<number> {
    const oldest = mongoose.Types.ObjectId.createFromTime(Math.floor(before.getTime() / 1000));
    const left = this.connection
      .collection('files.chunks')
      .aggregate<{ _id: mongoose.Types.ObjectId }>([
        { $match: { files_id: { $lt: oldest } } },
        { $sort: { files_id: 1 } },
        { $group: { _id: '$files_id' } },
        { $lookup: { from: 'files.files', localField: '_id', foreignField: '_id', as: 'file' } },
        { $match: { file: { $size: 0 } } },
        { $project: { _id: 1 } },
      ]);
    let count = 0;
    for await (const { _id } of left) {
      if (stop?.aborted) break;
      await this.files.remove(_id);
      count += 1;
    }
    return count;
  }

  private isNamed({ _id, metadata }: FileRecord): Promise<boolean> {
    return this.named.ask(_id, metadata.owner);
  }
}
