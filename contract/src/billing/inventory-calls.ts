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
  /** Items of which pieces were sold, given back or counted in the last seven days, and whose count the file changed. */
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
  /** Puts a removed item back under its id, as it was but without pieces. 409 ITEM_EXISTS beside a new one of its name. */
  putBack: { body: object; answer: ItemAnswer };
  /** The inventory as a CSV file; one without items has a header only. */
  download: { answer: 'file' };
  /** Reads a CSV file: adds or updates an item for each row, or, with `preview=true`, says what it would do. */
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
