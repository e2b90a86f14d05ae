import { isLow, type InventoryItem } from '@clinic/contract/billing/inventory';
import { grouped } from '@clinic/contract/platform/counted';
import Box from '@mui/material/Box';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';

/** The number of pieces, with the word "Low" when it is; nothing for a service. */
export const StockCount = ({ item }: { item: InventoryItem }) =>
  item.kind === 'service' ? (
    'Service'
  ) : (
    <Box component="span" sx={{ display: 'inline-flex', gap: 2, alignItems: 'center' }}>
      {isLow(item) && (
        <StatusBadge tone="waiting">{item.countInStock === 0 ? 'Out of stock' : 'Low'}</StatusBadge>
      )}
      {grouped(item.countInStock)}
    </Box>
  );
