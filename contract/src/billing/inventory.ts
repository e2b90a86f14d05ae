import type { Instant } from '../clinic-calendar.ts';
import type { FileCounts, StockMoves } from './count-changes.ts';
import type { NamedEncoding } from '../platform/table-encodings.ts';
import { ITEM_CATEGORIES, LOW_STOCK, type ItemCategory } from '../constants.ts';
import type { Stored } from '../people.ts';
import type { Supply } from './tax-classes.ts';
import { allOf, longText, money, oneLine, oneOf, required, wholeNumber, type Rule } from '../rules.ts';

/** Most pieces of one item in stock. */
export const MAX_STOCK = 999_999;

/** The contents of one counted item of the stock. */
export interface Pack {
  /** Tablets, capsules, spoons … as doses count them: whole, 1–1,000. */
  pieces: number;
}
export const PACK_PIECES = { min: 1, max: 1000 } as const;

export interface InventoryItemInput {
  /** Unique within its category, ignoring case. */
  name: string;
  /** At most 5,000 characters; left out: none for a new item, unchanged otherwise. */
  description?: string;
  /** Rupees, 0–9,999,999.99, at most two decimals. */
  price: number;
  /** Whole pieces, 0–999,999; always 0 for a service. */
  countInStock: number;
  /** Left out: goods for a new item, unchanged otherwise. */
  kind?: Supply;
  /** Id of the item's tax class, for goods or services like the item; null: none; left out: unchanged. */
  taxClass?: string | null;
  /** Left out: "Herb" for a new item, unchanged otherwise. */
  category?: ItemCategory;
  /** The contents of one counted item; null: not known; left out: unchanged. */
  pack?: Pack | null;
  /** The instant that was read: the server answers 409 to an older one; booking stock changes it too. */
  updatedAt?: Instant;
}

/** Pieces to take off the stock, whole, 1–999,999. */
export interface TakeStock {
  /** Whole pieces to take off the stock, 1–999,999. */
  quantity: number;
}

/** A preview writes nothing. */
export interface UploadQuery {
  /** True: nothing is written; the answer says what would change. */
  preview?: boolean;
  /** Instant of the preview: items that moved since then are not overwritten. Only together with `counts`. */
  at?: Instant;
  /** "file" takes the counts from the file, "keep" keeps the present ones. Only together with `at`. */
  counts?: FileCounts;
  /** The encoding that the preview named; left out: UTF-8 or UTF-16, which is recognised. A preview needs none. */
  encoding?: NamedEncoding;
}

/** A row of the inventory file. */
export type ImportedItem = Pick<InventoryItem, InventoryColumn>;

export interface InventoryItem extends Stored {
  name: string;
  description: string;
  /** Rupees. */
  price: number;
  /** Whole pieces; 0 for a service. */
  countInStock: number;
  category: ItemCategory;
  kind: Supply;
  /** Id of its tax class; null: none. */
  taxClass: string | null;
  /** Only where it is known. */
  pack?: Pack;
}

/** The columns of the inventory file, in this order. */
export const INVENTORY_COLUMNS = ['name', 'description', 'price', 'countInStock', 'category'] as const;
export type InventoryColumn = (typeof INVENTORY_COLUMNS)[number];

/** Rules of an item that form and file share; the server's decorators of the same names check requests. */
export const ITEM_RULES = {
  name: allOf(required(), oneLine()),
  description: longText(),
  price: money,
  countInStock: wholeNumber(0, MAX_STOCK),
  category: oneOf(ITEM_CATEGORIES),
} satisfies Partial<Record<keyof InventoryItemInput, Rule>>;

export const INVENTORY_FILE = { maxBytes: 5 * 1024 * 1024, maxRows: 25_000, name: 'inventory.csv' } as const;

export const FILE_NEEDED = 'Please select a file to upload.';

/** A row of the file that cannot be imported. */
export interface CsvProblem {
  /** Line in the file, the header being line 1. */
  line: number;
  reason: string;
}

/** Answer of `POST /api/inventory/upload?preview=true`. */
export interface ImportPreview {
  /** Sent back with the upload. */
  at: Instant;
  added: ImportedItem[];
  /** Changed items, those with another count first; their recent movements are null when the count is unchanged. */
  updated: { id: string; before: ImportedItem; after: ImportedItem; moves: StockMoves | null }[];
  /** Number of rows that equal the stored item. */
  unchanged: number;
  /**
   * Sent back with the upload: the encoding in which the file was read, since it is no UTF-8. Left out: none is needed.
   */
  encoding?: NamedEncoding;
}

/** Tells if an item should be bought again; services have no stock and never are. */
export const isLow = ({ countInStock, kind }: Pick<InventoryItem, 'countInStock' | 'kind'>): boolean =>
  kind !== 'service' && countInStock <= LOW_STOCK;
