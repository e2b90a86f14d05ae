import type { InventoryItem } from '@clinic/contract/billing/inventory';
import Box from '@mui/material/Box';
import { Panel } from '../../components/Panel.tsx';
import { stockOfItem } from './snack-rows.ts';

/** The clinic's stock of snacks, under the inventory's names. */
export function SnackStock({ items }: { items: readonly InventoryItem[] }) {
  return (
    <Panel title="Snacks in stock">
      {items.length === 0 ? (
        <Box sx={{ color: 'var(--ink-soft)' }}>The inventory has no snacks.</Box>
      ) : (
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            columnGap: 6,
            rowGap: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
          }}
        >
          {items.map((item) => (
            <Box key={item.id} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', minWidth: 0 }}>
              <Box component="dt" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {item.name}
              </Box>
              <Box component="dd" sx={{ m: 0, color: 'var(--ink-soft)', whiteSpace: 'nowrap' }}>
                {stockOfItem(item)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
}
