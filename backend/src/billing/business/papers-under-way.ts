import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model, type QueryFilter } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { databaseIsAway } from '../../platform/http/database-is-away.ts';
import { BUSINESS, BusinessRecord } from './business.schema.ts';

/** Longer than a request and the sweeper after it may take: a killed server's paper is made, or never will be. */
const UNTIL_MS = 60_000;
const LOOK_AGAIN_MS = 20;
const MOST_LOOKS = 100;

/**
 * Papers and the settings that they are made by are of two collections. So the settings themselves say that papers are
 * being made by them, and change only between two papers.
 */
@Injectable()
export class PapersUnderWay {
  constructor(
    @InjectModel(BusinessRecord.name) private readonly settings: Model<BusinessRecord>,
    private readonly clock: Clock,
  ) {}

  /** Makes a paper by the settings as they are: until it is stored, or a minute is over, they do not change. */
  async during<Made>(make: (settings: BusinessRecord) => Promise<Made>): Promise<Made> {
    const paper = new Types.ObjectId();
    const settings = await this.begin(paper);
    try {
      const made = await make(settings);
      await this.end(paper);
      return made;
    } catch (error) {
      if (!mayBeStored(error)) await this.end(paper);
      throw error;
    }
  }

  private async begin(paper: Types.ObjectId): Promise<BusinessRecord> {
    const { atDatabase: now } = this.clock;
    const alive = {
      $filter: { input: { $ifNull: ['$underWay', []] }, cond: { $gt: ['$$this.until', now] } },
    };
    const own = { paper, until: { $add: [now, UNTIL_MS] } };
    const settings = await this.settings.collection.findOneAndUpdate(
      { _id: BUSINESS as never },
      [
        {
          $set: {
            version: { $ifNull: ['$version', 0] },
            papersBegun: { $add: [{ $ifNull: ['$papersBegun', 0] }, 1] },
            underWay: { $concatArrays: [alive, [own]] },
          },
        },
      ],
      { upsert: true, returnDocument: 'after' },
    );
    return settings as unknown as BusinessRecord;
  }

  private async end(paper: Types.ObjectId): Promise<void> {
    const ended = this.settings.collection.updateOne(
      { _id: BUSINESS as never },
      { $pull: { underWay: { paper } } as never },
      // After a crash it counts as ended when its minute is over.
      { writeConcern: { w: 1, journal: false } },
    );
    await ended.catch(() => undefined);
  }

  /**
   * Runs a change of the settings while no paper is under way, and again when its write found that one was begun since:
   * it writes only under the condition that it is given, and answers null then. Throws SERVICE_UNAVAILABLE.
   */
  async between<Row>(change: (noneBegun: QueryFilter<BusinessRecord>) => Promise<Row | null>): Promise<Row> {
    for (let look = 0; look < MOST_LOOKS; look += 1) {
      const { papersBegun, underWay = [] } =
        (await this.settings.findById(BUSINESS, { papersBegun: 1, underWay: 1 }).lean()) ?? {};
      const now = this.clock.now();
      if (underWay.every(({ until }) => until <= now)) {
        const changed = await change({ papersBegun: papersBegun ?? { $exists: false } });
        if (changed) return changed;
      }
      await setTimeout(LOOK_AGAIN_MS);
    }
    throw new ApiError('SERVICE_UNAVAILABLE', {
      message: 'Invoices are being made at this moment. Please try again in a minute.',
    });
  }
}

/** A correction whose new invoice waits fails so, too. */
const mayBeStored = (error: unknown): boolean =>
  databaseIsAway(error) || (error instanceof ApiError && error.status >= 500);
