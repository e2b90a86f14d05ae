import { callTable } from '../calls.ts';
import type { CountChange } from './count-changes.ts';
import type {
  ImportPreview,
  InventoryItem,
  InventoryItemInput,
  TakeStock,
  UploadQuery,
} from './inventory.ts';

interface ItemAnswer {
  item: InventoryItem;
  message: string;
}
interface Imported {
  items: InventoryItem[];
  /** Items that moved in the last seven days and whose count the file changed. */
  warnings: CountChange[];
  message: string;
}

/** Items in stock, as calls of the screens and as a CSV file. */
export interface InventoryCalls {
  all: { answer: { items: InventoryItem[] } };
  add: { body: InventoryItemInput; answer: ItemAnswer };
  update: { body: InventoryItemInput; answer: Pick<ItemAnswer, 'item'> };
  /** Takes pieces off the stock. */
  takeStock: { body: TakeStock; answer: Pick<ItemAnswer, 'item'> };
  remove: { answer: ItemAnswer };
  /** Restores a removed item under its id, with a stock of 0. 409 ITEM_EXISTS when a new one has its name. */
  putBack: { body: object; answer: ItemAnswer };
  /** Downloads the inventory as CSV; without items it has only the header. */
  download: { answer: 'file' };
  /**
   * Uploads a CSV file: each row adds or updates an item. With `preview=true` nothing is written, and the answer tells
   * what would change.
   */
  upload: { query: UploadQuery; body: object; files: 'file'; answer: Imported | ImportPreview };
}

export const inventoryCalls = callTable<InventoryCalls>()({
  all: ['GET /inventory/getAllItems', 'assistant', 'doctor', 'admin'],
  add: ['POST /inventory/addItem', 'assistant'],
  update: ['PUT /inventory/updateItem/:id', 'assistant'],
  takeStock: ['PUT /inventory/updateCount/:id', 'assistant'],
  remove: ['DELETE /inventory/removeItem/:id', 'assistant'],
  putBack: ['POST /inventory/putBack/:id', 'assistant', 'admin'],
  download: ['GET /inventory/download', 'assistant', 'admin'],
  upload: ['POST /inventory/upload', 'assistant'],
});
