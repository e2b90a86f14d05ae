import type { ItemCategory } from './constants.ts';
import type { Stored } from './people.ts';

/** Most pieces of one item in stock. */
export const MAX_STOCK = 999_999;

export interface InventoryItemInput {
  name: string;
  description: string;
  /** Rupees, 0–9,999,999.99, at most two decimals. */
  price: number;
  /** Whole pieces, 0–999,999. */
  countInStock: number;
  category: ItemCategory;
  /** An older one answers 409: booking stock changes it too. */
  updatedAt?: string;
}

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
  added: InventoryItemInput[];
  updated: { id: string; before: InventoryItemInput; after: InventoryItemInput }[];
  /** Rows that equal the stored item. */
  unchanged: number;
}
