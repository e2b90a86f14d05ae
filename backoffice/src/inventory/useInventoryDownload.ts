import { inventoryCalls } from '@clinic/contract/billing/inventory-calls';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { addressOf } from '@clinic/contract/calls';
import { INVENTORY_FILE } from '@clinic/contract/billing/inventory';
import { useState } from 'react';
import { saveFile } from '../layout/save-file.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useServer } from '../providers/useServer.ts';

/** Saves the inventory as a file; a refusal carries its reason in the message. */
export function useInventoryDownload() {
  const [busy, setBusy] = useState(false);
  const server = useServer();
  const start = async () => {
    setBusy(true);
    try {
      const file = await server((api) => api.file(addressOf(inventoryCalls.download)));
      if (file.type.startsWith('text/csv')) saveFile(file, INVENTORY_FILE.name);
      else notify.info((JSON.parse(await file.text()) as { message: string }).message);
    } catch (error) {
      notify.error(`Error downloading file: ${failureText(error, 'Please try again.')}`);
    } finally {
      setBusy(false);
    }
  };
  return { busy, start };
}
