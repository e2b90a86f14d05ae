import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { CountChanges, countRows } from './CountChanges.tsx';
import type { ImportedItem, ImportPreview } from '@clinic/contract/billing/inventory';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Most rows listed by name; others are only counted. */
const NAMED = 20;

function change(before: ImportedItem, after: ImportedItem): string {
  const parts = [
    before.name !== after.name && `name ${before.name} → ${after.name}`,
    before.price !== after.price && `price ${formatRupees(before.price)} → ${formatRupees(after.price)}`,
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

export const ImportChanges = ({ preview }: { preview: ImportPreview }) => {
  const { added, updated, unchanged } = preview;
  return (
    <Box component="section" aria-label="What will change" sx={{ display: 'grid', gap: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {added.length} added, {updated.length} updated, {unchanged} unchanged
      </Typography>
      <CountChanges rows={countRows(preview)} />
      <Rows
        title="Added"
        rows={added.map(
          ({ name, category, countInStock, price }) =>
            `${name} (${category}): ${countInStock} at ${formatRupees(price)}`,
        )}
      />
      <Rows
        title="Updated"
        rows={updated.flatMap(({ before, after }) => {
          const changed = change(before, after);
          return changed ? [`${after.name} (${after.category}): ${changed}`] : [];
        })}
      />
    </Box>
  );
};
