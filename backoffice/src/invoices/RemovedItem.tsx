import { inventoryCalls } from '@clinic/contract/billing/inventory-calls';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useServer } from '../providers/useServer.ts';

interface Props {
  /** Id of the item. */
  item: string;
  name: string;
  onBack: () => void;
}

/** Says that pieces of an item can go on no shelf, and puts the item back by a press. */
export function RemovedItem({ item, name, onBack }: Props) {
  const [busy, setBusy] = useState(false);
  const server = useServer();
  const putBack = async () => {
    setBusy(true);
    try {
      const { message } = await server((api) => api.call(inventoryCalls.putBack, { id: item, body: {} }));
      notify.success(message);
      onBack();
    } catch (error) {
      notify.error(failureText(error, 'The item could not be put back.'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box component="small" sx={{ display: 'block' }}>
      Removed from the inventory: its pieces are written off.
      <Button
        size="small"
        variant="text"
        loading={busy}
        aria-label={`Put it back: ${name}`}
        onClick={() => void putBack()}
      >
        Put it back
      </Button>
    </Box>
  );
}
