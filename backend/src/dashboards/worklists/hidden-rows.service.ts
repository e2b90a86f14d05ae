import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { addDays, clinicInstant, clinicToday } from '@clinic/contract/clinic-calendar';
import type { WorklistName } from '@clinic/contract/dashboards/work-rows';
import { Types, type Model } from 'mongoose';
import { ENV, type Env } from '../../platform/config/env.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { HiddenRowRecord } from './hidden-row.schema.ts';
import type { HideRowDto } from './worklists.dto.ts';
import { Clock } from '../../platform/config/clock.ts';

export type IsHidden = (list: WorklistName, id: string, fact: string) => boolean;

/** The rows that a person has hidden: ids for a query of one list, and a test whether a row is still hidden. */
export interface Hidden {
  ids: (list: WorklistName) => string[];
  has: IsHidden;
}

/** "Not today": rows of the home screens that a person has put off until the clinic's midnight. */
@Injectable()
export class HiddenRows {
  constructor(
    @InjectModel(HiddenRowRecord.name) private readonly rows: Model<HiddenRowRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  async hide({ id }: Caller, { list, id: row, fact }: HideRowDto, now = this.clock.now()): Promise<void> {
    const zone = this.env.clinicTimezone;
    const expiresAt = clinicInstant(addDays(clinicToday(now, zone), 1), '00:00', zone);
    const which = { person: new Types.ObjectId(id), list, row, fact };
    try {
      await this.rows.updateOne(which, { $set: { expiresAt } }, { upsert: true });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async hiddenFrom({ id }: Caller, now = this.clock.now()): Promise<Hidden> {
    const found = await this.rows
      .find({ person: new Types.ObjectId(id), expiresAt: { $gt: now } })
      .lean<HiddenRowRecord[]>();
    const keys = new Set(found.map(({ list, row, fact }) => keyOf(list, row, fact)));
    return {
      ids: (list) => [...new Set(found.filter((one) => one.list === list).map(({ row }) => row))],
      has: (list, row, fact) => keys.has(keyOf(list, row, fact)),
    };
  }
}

const keyOf = (list: string, row: string, fact: string): string => JSON.stringify([list, row, fact]);
