import type { AnyBulkWriteOperation, Types } from 'mongoose';
import type { DatabaseNow } from '../../platform/config/clock.ts';
import { keptCount } from './count-edits.ts';
import type { ImportRecord, Previewed } from './import.schema.ts';
import type { FileRow } from './inventory-file.ts';
import { asLiterals, GOODS, touched, type ItemRecord } from './item.schema.ts';
import { keptPrice } from './price-changes.ts';

export type ImportedFrom = Pick<ImportRecord, '_id' | 'by' | 'previewed'>;

/** Returns the file's count, unless the desk chose its own, or the item moved after the preview. */
function countOf({ countInStock }: FileRow, previewed: Previewed | undefined): unknown {
  if (!previewed) return { $literal: countInStock };
  if (previewed.counts === 'keep') return '$countInStock';
  return { $cond: [{ $gt: ['$updatedAt', previewed.at] }, '$countInStock', { $literal: countInStock }] };
}

/** Writes a row unless this import has done so already; an unchanged item keeps its `updatedAt`. */
export function updateOf(
  _id: Types.ObjectId,
  { _id: importedBy, by, previewed }: ImportedFrom,
  row: FileRow,
  now: DatabaseNow,
): AnyBulkWriteOperation<ItemRecord> {
  const countInStock = countOf(row, previewed);
  const fields = { ...asLiterals(row), countInStock };
  const stored = Object.keys(fields).map((name) => `$${name}`);
  const updatedAt = { $cond: [{ $eq: [stored, Object.values(fields)] }, '$updatedAt', touched(now)] };
  return {
    updateOne: {
      filter: { _id, ...GOODS, importedBy: { $ne: importedBy } },
      update: [
        {
          $set: {
            ...fields,
            ...keptPrice(row.price, by, now),
            ...keptCount(countInStock, by, now),
            importedBy,
            updatedAt,
          },
        },
      ],
    },
  };
}
