import { inventoryCalls } from '@clinic/contract/billing/inventory-calls';
import { addressOf } from '@clinic/contract/calls';
import { INVENTORY_FILE } from '@clinic/contract/billing/inventory';
import { notify } from '@clinic/ui/layout/notify.ts';
import { saveFile } from '../layout/save-file.ts';
import { useDownload } from '../layout/useDownload.ts';

/** Saves the inventory as a file; a refusal carries its reason in the message. */
export const useInventoryDownload = () =>
  useDownload(addressOf(inventoryCalls.download), async (file) => {
    if (file.type.startsWith('text/csv')) saveFile(file, INVENTORY_FILE.name);
    else notify.info((JSON.parse(await file.text()) as { message: string }).message);
  });
