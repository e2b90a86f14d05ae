import type { ItemCategory } from './constants.ts';
import type { Stored } from './people.ts';

/** Most pieces of one item in stock. */
export const MAX_STOCK = 999_999;

export interface InventoryItemInput {
  name: string;
  /** Left out: none for a new item, unchanged otherwise. */
  description?: string;
  /** Rupees, 0–9,999,999.99, at most two decimals. */
  price: number;
  /** Whole pieces, 0–999,999. */
  countInStock: number;
  /** Left out: "Herb" for a new item, unchanged otherwise. */
  category?: ItemCategory;
  /** An older one answers 409: booking stock changes it too. */
  updatedAt?: string;
}

/** Pieces to take off the stock, whole, 1–999,999. */
export interface TakeStock {
  quantity: number;
}

/** A preview writes nothing. */
export interface UploadQuery {
  preview?: boolean;
}

/** A row of the inventory file. */
export type ImportedItem = Required<Omit<InventoryItemInput, 'updatedAt'>>;

export interface InventoryItem extends Stored {
  name: string;
  description: string;
  price: number;
  countInStock: number;
  category: ItemCategory;
}

/** Columns of the inventory file, in this order (decisions, section 11). */
export const INVENTORY_COLUMNS = ['name', 'description', 'price', 'countInStock', 'category'] as const;
export const INVENTORY_FILE = { maxBytes: 5 * 1024 * 1024, maxRows: 25_000, name: 'inventory.csv' } as const;

/** A row of the file that cannot be imported. */
export interface CsvProblem {
  /** Line in the file, the header being line 1. */
  line: number;
  reason: string;
}

/** Answer of `POST /api/inventory/upload?preview=true`. */
export interface ImportPreview {
  added: ImportedItem[];
  updated: { id: string; before: ImportedItem; after: ImportedItem }[];
  /** Rows that equal the stored item. */
  unchanged: number;
}
