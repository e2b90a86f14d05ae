import { inventoryCalls } from '@clinic/contract/billing/inventory-calls';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useServer } from '../providers/useServer.ts';

interface Props {
  /** Id of the item. */
  item: string;
  name: string;
  onBack: () => void;
}

/** Says that pieces of an item can go on no shelf, and puts the item back by a press. */
export function RemovedItem({ item, name, onBack }: Props) {
  const server = useServer();
  const { save, isBusy } = useSaving({
    send: () => server((api) => api.call(inventoryCalls.putBack, { id: item, body: {} })),
    saved: ({ message }) => {
      notify.success(message);
      onBack();
    },
    otherwise: 'The item could not be put back.',
    refused: (_failure, sentence) => notify.error(sentence),
  });
  return (
    <Box component="small" sx={{ display: 'block' }}>
      Removed from the inventory: its pieces are written off.
      <Button
        size="small"
        variant="text"
        loading={isBusy}
        aria-label={`Put it back: ${name}`}
        onClick={() => void save({})}
      >
        Put it back
      </Button>
    </Box>
  );
}
