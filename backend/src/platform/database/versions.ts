import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Document } from 'mongodb';
import { type Model, Schema as MongooseSchema, Types } from 'mongoose';
import { isDuplicateKey } from './duplicate-key.ts';
import { pastMongoose } from './past-mongoose.ts';

export interface VersionAuthor {
  id: string;
  name: string;
  role: string;
}

@Schema({ collection: 'versions', versionKey: false, minimize: false })
export class Version {
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  of: Types.ObjectId;

  /** Rises by one with every change of the record. */
  @Prop({ type: Number, required: true })
  version: number;

  /** Kind of record, in its module's words. */
  @Prop({ type: String, required: true })
  kind: string;

  @Prop({ type: Date, required: true })
  at: Date;

  @Prop({ type: { id: String, name: String, role: String }, _id: false, required: true })
  by: VersionAuthor;

  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  body: unknown;
}

export const VersionSchema = SchemaFactory.createForClass(Version);
VersionSchema.index({ of: 1, version: -1 }, { unique: true });
VersionSchema.index({ 'body.client': 1 });
VersionSchema.index({ 'body.plan': 1 }, { partialFilterExpression: { 'body.plan': { $exists: true } } });

/** Time and author of a save, without contents; `status` is set for plans only. */
export type Save = Pick<Version, 'of' | 'at' | 'by'> & { body: { status?: string } };

/** A version without its contents. */
export type VersionOutline = Pick<Version, 'version' | 'at' | 'by'>;

/** Earlier versions of plans and forms, since saving must never destroy. */
@Injectable()
export class Versions {
  constructor(@InjectModel(Version.name) private readonly versions: Model<Version>) {}

  /**
   * Keeps a state before it is replaced. Idempotent per record and version: keep first, then replace with a
   * compare on the version.
   */
  async keep(version: Version): Promise<void> {
    const { of, version: number } = version;
    try {
      await this.versions.updateOne({ of, version: number }, { $setOnInsert: version }, { upsert: true });
    } catch (error) {
      // A parallel request kept the same state at the same moment.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Replaces a file's id in earlier versions by another file's with the same contents. */
  async nameFile(of: Types.ObjectId, from: Types.ObjectId, to: Types.ObjectId): Promise<void> {
    await this.versions.updateMany(
      { of, 'body.bloodReport.file': from },
      { $set: { 'body.bloodReport.file': to } },
    );
  }

  /** An earlier version of this plan, whichever plan its record holds now. */
  async ofPlan(kind: string, plan: Types.ObjectId | string): Promise<Version | null> {
    return this.versions
      .findOne({ kind, 'body.plan': new Types.ObjectId(plan) })
      .lean<Version>()
      .exec();
  }

  /** Kept states, newest first; with a limit, the newest ones. */
  async list(of: Types.ObjectId | string, limit = 0): Promise<Version[]> {
    return this.versions.find({ of }).select('-_id').sort({ version: -1 }).limit(limit).lean<Version[]>();
  }

  /** Kept states before a version, newest first, with fields that the database works out; no body leaves it. */
  async outlines<Fields>(
    of: Types.ObjectId,
    { before, limit, fields }: { before: number; limit: number; fields: Document },
  ): Promise<(VersionOutline & Fields)[]> {
    return pastMongoose(this.versions)
      .aggregate<VersionOutline & Fields>([
        { $match: { of, version: { $lt: before } } },
        { $sort: { version: -1 } },
        { $limit: limit },
        { $project: { _id: 0, version: 1, at: 1, by: 1, ...fields } },
      ])
      .toArray();
  }

  async one(of: Types.ObjectId, version: number): Promise<Version | null> {
    return this.versions.findOne({ of, version }).lean<Version>();
  }

  /** The version at an instant, if it was replaced since; null when the record is younger. */
  async at(of: Types.ObjectId, instant: Date): Promise<Version | null> {
    return this.versions
      .findOne({ of, at: { $lte: instant } })
      .sort({ version: -1 })
      .lean<Version>();
  }

  /** Kept states of several records, unordered. */
  async listOfAll(records: readonly Types.ObjectId[]): Promise<Version[]> {
    return this.versions
      .find({ of: { $in: records } })
      .select('-_id')
      .lean<Version[]>();
  }

  /** Time, author and status of earlier saves of several records, unordered; without contents. */
  async savesOf(records: readonly Types.ObjectId[]): Promise<Save[]> {
    return pastMongoose(this.versions)
      .find<Save>(
        { of: { $in: [...records] } },
        { projection: { _id: 0, of: 1, at: 1, by: 1, 'body.status': 1 } },
      )
      .toArray();
  }
}
