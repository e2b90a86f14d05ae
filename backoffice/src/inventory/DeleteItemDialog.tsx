import type { InventoryItem } from '@clinic/contract/inventory';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { useToast } from '../layout/Toasts.tsx';
import { sentenceOf } from '../providers/refusal.ts';
import { useServer } from '../providers/useServer.ts';

export const DeleteItemDialog = ({ item, onClose }: { item: InventoryItem; onClose: () => void }) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const server = useServer();
  const toast = useToast();
  const refresh = useRefresh();
  const remove = async () => {
    setBusy(true);
    try {
      await server((api) => api.delete('inventory', { id: item.id, previousData: item }));
      toast('Item deleted successfully!', 'success');
      onClose();
    } catch (error) {
      setFailure(sentenceOf(error) ?? 'Error deleting item.');
      setBusy(false);
    }
    refresh();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={`Delete ${item.name}?`}
      confirmLabel="Delete"
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {failure && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {failure}
        </Alert>
      )}
      It leaves the inventory with its {item.countInStock} pieces. Invoices keep the name.
    </ConfirmDialog>
  );
};
