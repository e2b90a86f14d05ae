import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LEFT_ITEMS, type LeftItem, type WhatIsLeft } from '@clinic/contract/dashboards/what-is-left';
import { Types, type Model } from 'mongoose';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { OneAnswer } from '../../platform/ports/port.ts';
import { Records } from '../../platform/writes/records.ts';
import { Settings } from '../../platform/writes/settings.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { ItemsDone } from './items-done.ts';
import type { SaveNotForUsDto } from './what-is-left.dto.ts';
import { NOT_FOR_US, NotForUsRecord } from './what-is-left.schema.ts';

/** Former lists are kept under this id. */
const VERSIONS_OF = new Types.ObjectId('000000000000000000000009');

/** Asks if the database holds the demo clinic, which has nothing left to do. */
@Injectable()
export class DemoIsHere extends OneAnswer<() => Promise<boolean>> {}

/** Answers what a new clinic has left to do, and keeps what it puts away of it. */
@Injectable()
export class WhatIsLeftService {
  constructor(
    @InjectModel(NotForUsRecord.name) private readonly stored: Model<NotForUsRecord>,
    private readonly records: Records,
    private readonly settings: Settings,
    private readonly items: ItemsDone,
    private readonly demo: DemoIsHere,
  ) {}

  async read(caller: Caller): Promise<WhatIsLeft> {
    return this.answer(caller, await this.stored.findById(NOT_FOR_US).lean());
  }

  /** Throws STALE_RECORD when the list was changed since it was read. */
  async save(context: WriteContext, caller: Caller, away: SaveNotForUsDto): Promise<WhatIsLeft> {
    const write = () => this.write(context, away);
    return this.answer(caller, await this.records.once(this.stored, context, write, (saved) => saved));
  }

  private async write(
    context: WriteContext,
    { version, notForUs }: SaveNotForUsDto,
  ): Promise<NotForUsRecord> {
    const before = await this.stored.findById(NOT_FOR_US).lean();
    if ((before?.version ?? 0) !== version) throw new ApiError('STALE_RECORD');
    const setting = { model: this.stored, id: NOT_FOR_US, kind: 'what is left', versionsOf: VERSIONS_OF };
    const former = { notForUs: before?.notForUs ?? [] };
    return this.settings.replace(context, setting, { version, former }, { notForUs });
  }

  private async answer(caller: Caller, stored: NotForUsRecord | null): Promise<WhatIsLeft> {
    const version = stored?.version ?? 0;
    if (await this.demo.ask()) return { left: [], notForUs: [], version };
    const done = await this.items.of(caller);
    const away = new Set<LeftItem>(stored?.notForUs);
    const open = LEFT_ITEMS.filter((item) => !done[item]);
    return {
      left: open.filter((item) => !away.has(item)),
      notForUs: open.filter((item) => away.has(item)),
      version,
    };
  }
}
