import { composed } from '@clinic/contract/reading/text';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Pack } from '@clinic/contract/billing/inventory';
import { SUPPLIES, type Supply } from '@clinic/contract/billing/tax-classes';
import type { ItemCategory } from '@clinic/contract/constants';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';
import type { DatabaseNow } from '../../platform/config/clock.ts';
import { COUNT_EDITS, type CountEdit } from './count-edits.ts';
import { PRICE_CHANGES, type PriceChange } from './price-changes.ts';

/**
 * The pieces of one item that one invoice took, below zero for a credit note that gave back; kept as long as a process
 * may still book for it.
 */
export interface Booking {
  invoice: Types.ObjectId;
  taken: number;
}

@Schema({ collection: 'inventory', timestamps: true, versionKey: false })
export class ItemRecord {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  name: string;

  /** The name in the form in which names are compared; unique together with the category. */
  @Prop({ type: String, required: true })
  nameKey: string;

  @Prop({ type: String, default: '' })
  description: string;

  /** Paise. */
  @Prop({ type: Number, required: true })
  price: number;

  /** Whole pieces, never below zero. */
  @Prop({ type: Number, required: true })
  countInStock: number;

  @Prop({ type: String, required: true, default: 'Herb' satisfies ItemCategory })
  category: ItemCategory;

  /** Absent in an item of a release that had goods only. */
  @Prop({ type: String, enum: SUPPLIES, default: 'goods' satisfies Supply })
  kind?: Supply;

  @Prop({ type: MongooseSchema.Types.ObjectId, default: null })
  taxClass?: Types.ObjectId | null;

  /** The contents of one counted item; null or absent when it is not known. */
  @Prop({ type: { pieces: Number }, _id: false, default: undefined })
  pack?: Pack | null;

  @Prop({
    type: [{ invoice: MongooseSchema.Types.ObjectId, taken: Number }],
    _id: false,
    default: undefined,
  })
  booked?: Booking[];

  /** The import that wrote this item last, so that a resumed import does not write it twice. */
  @Prop({ type: MongooseSchema.Types.ObjectId, default: undefined })
  importedBy?: Types.ObjectId;

  @Prop({ type: PRICE_CHANGES, default: undefined })
  priceChanges?: PriceChange[];

  @Prop({ type: COUNT_EDITS, default: undefined })
  countEdits?: CountEdit[];

  createdAt: Date;
  updatedAt: Date;
}

export const ItemSchema = SchemaFactory.createForClass(ItemRecord);
addEnvelope<ItemRecord>(ItemSchema, {
  reads: ['name'],
  subject: ({ _id: id, name }) => ({ id, name }),
});
ItemSchema.index({ nameKey: 1, category: 1 }, { unique: true, name: 'item' });
ItemSchema.index({ kind: 1 }, { name: 'services', partialFilterExpression: { kind: 'service' } });
ItemSchema.index({ 'priceChanges.at': 1 }, { name: 'price changes' });
for (const field of ['nameKey', 'category', 'price', 'countInStock', 'updatedAt'])
  ItemSchema.index({ [field]: 1, _id: 1 });

/** Finds items with a stock: everything but services. */
export const GOODS = { kind: { $ne: 'service' } } as const;

/** Names that differ in case only are the same item. */
export const nameKeyOf = (name: string): string => composed(name).toLowerCase();

/** Makes `updatedAt` in a pipeline update: always later than before, even within one millisecond. */
export const touched = (now: DatabaseNow) => ({ $max: [now, { $add: ['$updatedAt', 1] }] });

/** Marks values as literals for a pipeline update, where a text that begins with a dollar sign would name a field. */
export const asLiterals = (fields: object): Record<string, { $literal: unknown }> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, $literal]) => [name, { $literal: $literal as unknown }]),
  );
