import { inventoryCalls } from '@clinic/contract/inventory-calls';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { addressOf } from '@clinic/contract/calls';
import { INVENTORY_FILE } from '@clinic/contract/inventory';
import { useState } from 'react';
import { saveFile } from '../layout/save-file.ts';
import { useToast } from '../layout/Toasts.tsx';
import { useServer } from '../providers/useServer.ts';

/** Saves the inventory as a file; an answer that is no file says why in its message. */
export function useInventoryDownload() {
  const [busy, setBusy] = useState(false);
  const server = useServer();
  const toast = useToast();
  const start = async () => {
    setBusy(true);
    try {
      const file = await server((api) => api.file(addressOf(inventoryCalls.download)));
      if (file.type.startsWith('text/csv')) saveFile(file, INVENTORY_FILE.name);
      else toast((JSON.parse(await file.text()) as { message: string }).message, 'info');
    } catch (error) {
      toast(`Error downloading file: ${failureText(error, 'Please try again.')}`, 'error');
    } finally {
      setBusy(false);
    }
  };
  return { busy, start };
}
