import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { InventoryItem } from '@clinic/contract/billing/inventory';
import { Types, type Model } from 'mongoose';
import { OutboxRelay } from '../../platform/writes/outbox-relay.ts';
import { Versions, type VersionAuthor } from '../../platform/database/versions.ts';
import { listsChanged } from '../../platform/database/list-memory.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { ItemRecord } from './item.schema.ts';
import { refuseTakenName, WITHOUT_BOOKINGS } from './inventory.service.ts';
import { itemView } from './item.view.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import { effectKind, type Effect } from '../../platform/writes/envelope.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';

const REMOVAL = effectKind('remove');

/** Deletes items, and puts them back; past invoices keep their names. */
@Injectable()
export class ItemRemovals {
  constructor(
    @InjectModel(ItemRecord.name) private readonly items: Model<ItemRecord>,
    private readonly records: Records,
    private readonly relay: OutboxRelay,
    private readonly versions: Versions,
    private readonly clock: Clock,
  ) {}

  @OnEffect({ of: ItemRecord, kinds: [REMOVAL] })
  async finish(item: ItemRecord, { at, data }: Effect): Promise<void> {
    const { _id } = item;
    await this.versions.keep({
      of: _id,
      version: at.getTime(),
      kind: 'item',
      at,
      by: (data as { by: VersionAuthor }).by,
      body: keptOf(item),
    });
    await this.relay.relay({ model: ItemRecord.name, id: _id });
    const { deletedCount } = await this.items.deleteOne({ _id, 'outbox.kind': { $ne: 'audit' } });
    listsChanged(this.items);
    if (deletedCount === 0) throw new Error('rows of the audit are still in the item');
  }

  /** The deletion itself runs at once or by the sweeper. Throws NOT_FOUND. */
  async remove(context: WriteContext, id: string): Promise<InventoryItem> {
    const removed = await this.records.update(
      this.items,
      context,
      { _id: id, 'outbox.effect.kind': { $ne: REMOVAL } },
      {},
      {
        effects: [{ key: REMOVAL, kind: REMOVAL, at: this.clock.now(), data: { by: context.author } }],
        timestamps: false,
      },
    );
    if (!removed) throw new ApiError('NOT_FOUND');
    return itemView(removed);
  }

  /** Restores a removed item under its id, without the pieces that left with it. Throws NOT_FOUND, ITEM_EXISTS. */
  async putBack(context: WriteContext, id: string): Promise<InventoryItem> {
    const _id = new Types.ObjectId(id);
    const there = () => this.items.findById(_id, WITHOUT_BOOKINGS).lean<ItemRecord>();
    const putBack = async (): Promise<ItemRecord> => {
      const found = await there();
      if (found) return found;
      const [last] = await this.versions.list(_id, 1);
      if (last?.kind !== 'item') throw new ApiError('NOT_FOUND');
      const item = { ...(last.body as KeptItem), _id, countInStock: 0 };
      try {
        return await refuseTakenName(this.records.insert(this.items, context, item));
      } catch (error) {
        // Another request was first, and the same item is there.
        const same = await there();
        if (same) return same;
        throw error;
      }
    };
    return itemView(await this.records.once(this.items, context, putBack, (first) => first));
  }
}

type KeptItem = Pick<
  ItemRecord,
  'name' | 'nameKey' | 'description' | 'price' | 'category' | 'kind' | 'taxClass'
>;

const keptOf = ({ name, nameKey, description, price, category, kind, taxClass }: ItemRecord): KeptItem => ({
  name,
  nameKey,
  description,
  price,
  category,
  kind,
  taxClass,
});
