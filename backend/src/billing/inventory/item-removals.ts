import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { InventoryItem } from '@clinic/contract/billing/inventory';
import type { Model } from 'mongoose';
import { OutboxRelay } from '../../platform/writes/outbox-relay.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { listsChanged } from '../../platform/database/list-memory.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { ItemRecord } from './item.schema.ts';
import { itemView } from './item.view.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';

const REMOVAL = 'remove';

/** Deletes items; past invoices keep their names. */
@Injectable()
export class ItemRemovals implements OnModuleInit {
  constructor(
    @InjectModel(ItemRecord.name) private readonly items: Model<ItemRecord>,
    private readonly records: Records,
    private readonly effects: Effects,
    private readonly relay: OutboxRelay,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.effects.handle<ItemRecord>(ItemRecord.name, REMOVAL, async ({ _id }) => {
      await this.relay.of({ model: ItemRecord.name, id: _id });
      const { deletedCount } = await this.items.deleteOne({ _id, 'outbox.kind': { $ne: 'audit' } });
      listsChanged(this.items);
      if (deletedCount === 0) throw new Error('rows of the audit are still in the item');
    });
  }

  /** The deletion itself runs at once or by the sweeper. Throws NOT_FOUND. */
  async remove(context: WriteContext, id: string): Promise<InventoryItem> {
    const removed = await this.records.update(
      this.items,
      context,
      { _id: id, 'outbox.effect.kind': { $ne: REMOVAL } },
      {},
      { effects: [{ key: REMOVAL, kind: REMOVAL, at: this.clock.now() }], timestamps: false },
    );
    if (!removed) throw new ApiError('NOT_FOUND');
    return itemView(removed);
  }
}
