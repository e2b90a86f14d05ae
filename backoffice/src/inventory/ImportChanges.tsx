import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { ImportedItem, ImportPreview } from '@clinic/contract/billing/inventory';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Rows that are listed; the rest is counted. */
const NAMED = 20;

function change(before: ImportedItem, after: ImportedItem): string {
  const parts = [
    before.name !== after.name && `name ${before.name} → ${after.name}`,
    before.price !== after.price && `price ${formatRupees(before.price)} → ${formatRupees(after.price)}`,
    before.countInStock !== after.countInStock && `count ${before.countInStock} → ${after.countInStock}`,
    before.description !== after.description && 'description',
  ];
  return parts.filter(Boolean).join(', ');
}

const Rows = ({ title, rows }: { title: string; rows: string[] }) =>
  rows.length > 0 && (
    <Box>
      <Typography component="h3" variant="h4">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 5, overflowWrap: 'anywhere' }}>
        {rows.slice(0, NAMED).map((row) => (
          <li key={row}>{row}</li>
        ))}
        {rows.length > NAMED && <li>and {rows.length - NAMED} more</li>}
      </Box>
    </Box>
  );

export const ImportChanges = ({ preview: { added, updated, unchanged } }: { preview: ImportPreview }) => (
  <Box component="section" aria-label="What will change" sx={{ display: 'grid', gap: 2 }}>
    <Typography sx={{ fontWeight: 600 }}>
      {added.length} added, {updated.length} updated, {unchanged} unchanged
    </Typography>
    <Rows
      title="Added"
      rows={added.map(
        ({ name, category, countInStock, price }) =>
          `${name} (${category}): ${countInStock} at ${formatRupees(price)}`,
      )}
    />
    <Rows
      title="Updated"
      rows={updated.map(({ before, after }) => `${after.name} (${after.category}): ${change(before, after)}`)}
    />
  </Box>
);
