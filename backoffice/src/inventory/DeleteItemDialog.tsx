import type { InventoryItem } from '@clinic/contract/billing/inventory';
import { DeleteDialog } from '../forms/DeleteDialog.tsx';

export const DeleteItemDialog = ({ item, onClose }: { item: InventoryItem; onClose: () => void }) => (
  <DeleteDialog
    resource="inventory"
    record={item}
    done="Item deleted successfully!"
    failed="Error deleting item."
    onClose={onClose}
  >
    It leaves the inventory with its {item.countInStock} pieces. Invoices keep the name.
  </DeleteDialog>
);
