import { grouped } from '@clinic/contract/platform/counted';
import { LOW_STOCK } from '@clinic/contract/constants';
import type { InventoryItem } from '@clinic/contract/billing/inventory';
import Box from '@mui/material/Box';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';

export const isLow = ({ countInStock }: InventoryItem): boolean => countInStock <= LOW_STOCK;

/** The number of pieces; a low number also gets a word. */
export const StockCount = ({ item }: { item: InventoryItem }) => (
  <Box component="span" sx={{ display: 'inline-flex', gap: 2, alignItems: 'center' }}>
    {isLow(item) && (
      <StatusBadge tone="waiting">{item.countInStock === 0 ? 'Out of stock' : 'Low'}</StatusBadge>
    )}
    {grouped(item.countInStock)}
  </Box>
);
