import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  INVENTORY_COLUMNS,
  type ImportedItem,
  type ImportPreview,
  type InventoryItem,
} from '@clinic/contract/billing/inventory';
import type { CountChange } from '@clinic/contract/billing/count-changes';
import { fromPaise } from '@clinic/contract/billing/invoice-totals';
import { NAMED_ENCODINGS, type NamedEncoding } from '@clinic/contract/platform/table-encodings';
import mongoose, { type AnyBulkWriteOperation, type Model } from 'mongoose';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { Locks } from '../../platform/database/locks.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { withPlainBlanks } from '../../platform/tables/table-reader.ts';
import { StockMovements } from './stock-moves.ts';
import { ImportRecord, type Previewed } from './import.schema.ts';
import { itemKey, readInventoryFile, type FileRow } from './inventory-file.ts';
import { updateOf, type ImportedFrom } from './imported-update.ts';
import { ItemRecord } from './item.schema.ts';
import { itemView } from './item.view.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { listsChanged } from '../../platform/database/list-memory.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';
import { effectKind } from '../../platform/writes/envelope.ts';

const APPLY = effectKind('apply');
/** So many items are written or read at once: few enough not to delay other requests. */
const BATCH = 500;
/** The pattern has the characters themselves, since the database's expressions have no escapes for them. */
const WITH_NBSP = new RegExp('[\u{a0}\u{202f}]');
const FOR_IMPORT = { booked: 0, priceChanges: 0 } as const;
/** One answer names so many bad lines or items. */
const MAX_NAMED = 200;

interface Imported {
  items: InventoryItem[];
  warnings: CountChange[];
}

/** Imports uploaded inventory files: all rows or none, each row once, finished after a crash. */
@Injectable()
export class InventoryImports {
  constructor(
    @InjectModel(ImportRecord.name) private readonly imports: Model<ImportRecord>,
    @InjectModel(ItemRecord.name) private readonly items: Model<ItemRecord>,
    private readonly records: Records,
    private readonly locks: Locks,
    private readonly movements: StockMovements,
    private readonly clock: Clock,
  ) {}

  @OnEffect({ of: ImportRecord, kinds: [APPLY] })
  async finish(): Promise<void> {
    if (!(await this.applyWaiting())) throw new Error('another process applies the imports');
  }

  /** Tells how an upload of the file would change the stock; writes nothing. Throws CSV_INVALID. */
  async preview(file: Buffer): Promise<ImportPreview> {
    const { rows, encoding } = await this.readFile(file, NAMED_ENCODINGS[0]);
    // The time is read before the items: items that move after it are refused.
    const at = await this.databaseTime();
    const movesOf = await this.movements.lately();
    const preview: ImportPreview = {
      at: at.toISOString(),
      added: [],
      updated: [],
      unchanged: 0,
      ...(encoding && { encoding }),
    };
    for await (const { row, item } of this.paired(rows)) {
      if (!item) preview.added.push(inputOf(row));
      else if (isSame(item, row)) preview.unchanged++;
      else {
        const moves = changesCount(item, row) ? movesOf(item) : null;
        const id = item._id.toHexString();
        preview.updated.push({ id, before: inputOf(item), after: inputOf(row), moves });
      }
    }
    preview.updated.sort((one, other) => Number(one.moves === null) - Number(other.moves === null));
    return preview;
  }

  /**
   * Adds or updates an item for each row of the file, and answers them. After a preview the counts are taken or kept as
   * the desk chose. Without one they are taken, and items that moved lately are named. Throws CSV_INVALID, STOCK_MOVED.
   */
  async import(
    context: WriteContext,
    file: Buffer,
    {
      previewed,
      encoding: named,
    }: { previewed?: Previewed | undefined; encoding?: NamedEncoding | undefined } = {},
  ): Promise<Imported> {
    const { rows, encoding } = await this.readFile(file, named);
    const warnings = previewed ? [] : await this.movedLately(rows);
    const record = {
      // The stored file is UTF-8, so that a later reader needs no encoding.
      file: new mongoose.mongo.Binary(encoding ? Buffer.from(new TextDecoder(encoding).decode(file)) : file),
      rows: rows.length,
      by: context.author,
      ...(previewed && { previewed }),
    };
    const apply = { key: APPLY, kind: APPLY, at: this.clock.now() };
    const insert = async () => {
      if (previewed?.counts === 'file') await this.refuseMoved(rows, previewed.at);
      return this.records.insert(this.imports, context, record, { effects: [apply] });
    };
    const { _id } = await this.records.once(this.imports, context, insert, (first) => first);
    while (await this.imports.exists({ _id, doneAt: null })) {
      if (!(await this.applyWaiting())) await wait(100);
    }
    const items: InventoryItem[] = [];
    for await (const { item } of this.paired(rows)) if (item) items.push(itemView(item));
    // Pieces that were sold between the check and the write stay taken off; the warnings name these items.
    return { items, warnings: previewed?.counts === 'file' ? await this.movedLately(rows) : warnings };
  }

  /** Returns the database's time, by which it stamps moves of stock. */
  private async databaseTime(): Promise<Date> {
    const [read] = await this.items.aggregate<{ at: Date }>([
      { $limit: 1 },
      { $project: { _id: 0, at: this.clock.atDatabase } },
    ]);
    return read?.at ?? this.clock.now();
  }

  /** Counts that the file says otherwise, of items that moved in the last seven days. */
  private async movedLately(rows: FileRow[]): Promise<CountChange[]> {
    const movesOf = await this.movements.lately();
    const changes: CountChange[] = [];
    for await (const { row, item } of this.paired(rows)) {
      const moves = item && changesCount(item, row) ? movesOf(item) : undefined;
      if (item && moves?.since && changes.length < MAX_NAMED)
        changes.push({ item: row.name, count: item.countInStock, file: row.countInStock, moves });
    }
    return changes;
  }

  /** Throws STOCK_MOVED, with the names of the items. */
  private async refuseMoved(rows: FileRow[], at: Date): Promise<void> {
    const names: string[] = [];
    for await (const { item } of this.paired(rows)) if (item && item.updatedAt > at) names.push(item.name);
    if (names.length > 0) throw new ApiError('STOCK_MOVED', { details: { file: names.slice(0, MAX_NAMED) } });
  }

  /** Yields each row with its item, if there is one. */
  private async *paired(rows: FileRow[]): AsyncGenerator<{ row: FileRow; item: ItemRecord | undefined }> {
    const spaced = await this.withNbsp();
    for (const batch of batchesOf(rows)) {
      const known = await this.find(batch, spaced);
      for (const row of batch) {
        const item = known.get(itemKey(row));
        yield { row: asStored(row, item), item };
      }
    }
  }

  /** Applies waiting files oldest first, so that the newest wins; undefined while another process does so. */
  private applyWaiting(): Promise<true | undefined> {
    return this.locks.run('inventory-import', async (lost) => {
      const waiting = this.imports.find({ doneAt: null }).sort({ _id: 1 }).lean<ImportRecord[]>().cursor();
      for await (const record of waiting) await this.apply(record, lost);
      return true as const;
    });
  }

  private async apply({ _id, file, applied, by, previewed }: ImportRecord, lost: AbortSignal): Promise<void> {
    const { rows } = await readInventoryFile(Buffer.from(file?.buffer ?? INVENTORY_COLUMNS.join()));
    const spaced = await this.withNbsp();
    for (let from = applied; from < rows.length; from += BATCH) {
      lost.throwIfAborted();
      const batch = rows.slice(from, from + BATCH);
      // Another request may add the item after this one looked for it: the second attempt updates it.
      const write = () => this.write({ _id, by, previewed }, batch, spaced);
      await write().catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
        return write();
      });
      await this.imports.updateOne({ _id }, { $set: { applied: from + BATCH } });
    }
    await this.imports.updateOne(
      { _id },
      { $set: { doneAt: this.clock.now(), applied: rows.length }, $unset: { file: 1 } },
    );
  }

  private async write(from: ImportedFrom, rows: FileRow[], spaced: ItemRecord[]): Promise<void> {
    const known = await this.find(rows, spaced);
    const added: FileRow[] = [];
    const operations: AnyBulkWriteOperation<ItemRecord>[] = [];
    for (const row of rows) {
      const item = known.get(itemKey(row));
      if (item) operations.push(updateOf(item._id, from, asStored(row, item), this.clock.atDatabase));
      else added.push(row);
    }
    if (operations.length > 0) await this.items.bulkWrite(operations, { ordered: false, timestamps: false });
    if (added.length > 0)
      await this.items.insertMany(
        added.map((row) => ({ ...row, importedBy: from._id })),
        { ordered: false },
      );
    listsChanged(this.items);
  }

  /** Reads a file. Throws CSV_INVALID, with the lines. */
  private async readFile(file: Buffer, named?: NamedEncoding) {
    const services = await this.items.find({ kind: 'service' }, { nameKey: 1, category: 1 }).lean();
    const keys = new Set(services.map(fileKey));
    const { rows, problems, encoding } = await readInventoryFile(file, {
      encoding: named,
      refusal: (row) =>
        keys.has(itemKey(row)) ? `${row.name} is a service, which has no stock.` : undefined,
    });
    if (problems.length === 0) return { rows, encoding };
    const shown = problems.slice(0, MAX_NAMED);
    throw new ApiError('CSV_INVALID', {
      details: { file: shown.map(({ line, reason }) => `Line ${line}: ${reason}`) },
      body: { problems: shown, problemCount: problems.length },
    });
  }

  /** Returns stored items by their keys in a file; `spaced` are those with NBSP in place of blanks in their names. */
  private async find(rows: FileRow[], spaced: ItemRecord[]): Promise<Map<string, ItemRecord>> {
    const found = await this.items
      .find({ nameKey: { $in: rows.map(({ nameKey }) => nameKey) } }, FOR_IMPORT)
      .lean<ItemRecord[]>();
    return new Map([...spaced, ...found].map((item) => [fileKey(item), item]));
  }

  /** Items with NBSP are read once for a file, since no index finds a character within a name. */
  private withNbsp(): Promise<ItemRecord[]> {
    return this.items.find({ nameKey: WITH_NBSP }, FOR_IMPORT).lean<ItemRecord[]>().exec();
  }
}

/** Makes the key of the row that names an item; all blanks of a file are plain. */
const fileKey = ({ nameKey, category }: Pick<ItemRecord, 'nameKey' | 'category'>): string =>
  itemKey({ nameKey: withPlainBlanks(nameKey), category });

/** Keeps the stored name when the row's differs only by its blanks. */
const asStored = (row: FileRow, item: ItemRecord | undefined): FileRow =>
  item && withPlainBlanks(item.name) === row.name ? { ...row, name: item.name, nameKey: item.nameKey } : row;

const changesCount = (item: FileRow, row: FileRow): boolean => item.countInStock !== row.countInStock;

const isSame = (item: FileRow, row: FileRow): boolean =>
  INVENTORY_COLUMNS.every((column) => item[column] === row[column]);

function inputOf(item: FileRow): ImportedItem {
  const columns = Object.fromEntries(INVENTORY_COLUMNS.map((column) => [column, item[column]]));
  return { ...(columns as unknown as ImportedItem), price: fromPaise(item.price) };
}

function* batchesOf(rows: FileRow[]): Generator<FileRow[]> {
  for (let from = 0; from < rows.length; from += BATCH) yield rows.slice(from, from + BATCH);
}
