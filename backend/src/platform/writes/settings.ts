import { Injectable } from '@nestjs/common';
import type { Model, QueryFilter, Types } from 'mongoose';
import { Clock } from '../config/clock.ts';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import { Versions } from '../database/versions.ts';
import { ApiError } from '../http/api-error.ts';
import { Records } from './records.ts';
import type { WriteContext } from './write-context.ts';

interface StoredSetting {
  _id: string;
  version: number;
}

/** One of the clinic's settings: a single record, whose former states are kept under an id of their own. */
export interface Setting<Stored extends StoredSetting> {
  model: Model<Stored>;
  id: Stored['_id'];
  kind: string;
  versionsOf: Types.ObjectId;
}

/** Changes a setting without losing its former state. */
@Injectable()
export class Settings {
  constructor(
    private readonly versions: Versions,
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  /**
   * `version` and `former` as they were read, version 0 where nothing is stored yet; `when` is what else must still hold.
   * Throws STALE_RECORD.
   */
  async replace<Stored extends StoredSetting>(
    context: WriteContext,
    { model, id, kind, versionsOf }: Setting<Stored>,
    { version, former, when }: { version: number; former: unknown; when?: QueryFilter<Stored> },
    set: Partial<Stored>,
  ): Promise<Stored> {
    if (version > 0)
      await this.versions.keep({
        of: versionsOf,
        version,
        kind,
        at: this.clock.now(),
        by: context.author,
        body: former,
      });
    try {
      const after = await this.records.update(
        model,
        context,
        { ...when, _id: id, version },
        { $set: { ...set, version: version + 1 } },
        version === 0 ? { upsert: true } : {},
      );
      if (!after) throw new ApiError('STALE_RECORD');
      return after;
    } catch (error) {
      // Another request stored the first one at the same moment.
      if (isDuplicateKey(error, '_id')) throw new ApiError('STALE_RECORD');
      throw error;
    }
  }
}
