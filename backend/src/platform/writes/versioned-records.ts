import { Injectable } from '@nestjs/common';
import { Prop, Schema } from '@nestjs/mongoose';
import type { Role } from '@clinic/contract/constants';
import type { VersionHead, Version as VersionView } from '@clinic/contract/care/history/history';
import type { Model, QueryFilter, Types, UpdateQuery } from 'mongoose';
import { type VersionAuthor, type VersionOutline, Versions } from '../database/versions.ts';
import { Clock } from '../config/clock.ts';
import type { Effect } from './envelope.ts';
import { Records, type Settling } from './records.ts';
import type { WriteContext } from './write-context.ts';

/** Further fields of a record that keeps each of its states. */
@Schema()
export class KeptRecord {
  _id: Types.ObjectId;

  @Prop({ type: Number, required: true, default: 1 })
  version: number;

  /** The person who saved the present state. */
  @Prop({ type: { id: String, name: String, role: String }, _id: false, required: true })
  savedBy: VersionAuthor;

  createdAt: Date;
  /** When the present state was saved; unique among the record's states. */
  updatedAt: Date;
}

export const versionHead = ({ version, at, by }: VersionOutline): VersionHead => ({
  version,
  at: at.toISOString(),
  by: { ...by, role: by.role as Role },
});

/** A state as one version; `beside`: fields besides its body. */
export const versionView = <Record extends KeptRecord, Body>(
  state: Record,
  view: (state: Record) => Body,
  beside: (state: Record) => object,
): VersionView<Body> => ({
  ...versionHead({ version: state.version, at: state.updatedAt, by: state.savedBy }),
  ...beside(state),
  body: view(state),
});

/** Changes records without losing an earlier state. */
@Injectable()
export class VersionedRecords {
  constructor(
    private readonly versions: Versions,
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  /** Time of a change: now, but always later than the replaced state. */
  nextInstant(record: Pick<KeptRecord, 'updatedAt'> | null): Date {
    return new Date(Math.max(this.clock.now().getTime(), (record?.updatedAt.getTime() ?? 0) + 1));
  }

  /**
   * Keeps the present state as a version and replaces it, with effects (see Records); null when another write came
   * first. Throws `CarriedOut` for a repeated request, which keeps no version.
   */
  async replace<Record extends KeptRecord>(
    context: WriteContext,
    { model, kind }: { model: Model<Record>; kind: string },
    read: Record,
    change: Partial<Record> & Pick<KeptRecord, 'savedBy' | 'updatedAt'>,
    effects: readonly Effect[] = [],
    settling?: Settling<Record>,
  ): Promise<Record | null> {
    await this.records.refuseRepeat(model, context);
    const { _id, version, updatedAt: at, savedBy: by } = read;
    await this.versions.keep({ of: _id, version, kind, at, by, body: read });
    const unchanged = { _id, version } as QueryFilter<Record>;
    const next = { $set: change, $inc: { version: 1 } } as UpdateQuery<Record>;
    return this.records.update(model, context, unchanged, next, {
      effects,
      settling,
      timestamps: false,
    });
  }

  /**
   * Versions of a record, newest first, including the present one; with a limit, the newest. `beside`: fields besides a
   * version's body.
   */
  async history<Record extends KeptRecord, Body>(
    record: Record | null,
    view: (state: Record) => Body,
    limit = 0,
    beside: (state: Record) => object = () => ({}),
  ): Promise<VersionView<Body>[]> {
    if (!record) return [];
    const kept = await this.versions.list(record._id, limit);
    // A state that was kept after the record was read equals the present one.
    const earlier = kept.filter(({ version }) => version < record.version).map(({ body }) => body as Record);
    const states = [record, ...earlier].slice(0, limit || undefined);
    return states.map((state) => versionView(state, view, beside));
  }
}
