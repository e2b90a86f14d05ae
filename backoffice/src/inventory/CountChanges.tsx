import { countChangeWords } from '@clinic/contract/billing/count-changes';
import type { ImportPreview } from '@clinic/contract/billing/inventory';
import { clinicZone, today } from '@clinic/ui/clinic-page';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

type Row = ImportPreview['updated'][number];
interface CountRow extends Row {
  moves: NonNullable<Row['moves']>;
}

/** Rows of a preview that change a count. */
export const countRows = ({ updated }: ImportPreview): CountRow[] =>
  updated.filter((row): row is CountRow => row.moves !== null);

/** Items whose count the file would change, each with its recent movements. */
export function CountChanges({ rows }: { rows: readonly CountRow[] }) {
  const now = { zone: clinicZone(), today: today() };
  if (rows.length === 0) return null;
  return (
    <Notice tone="waiting">
      <Typography component="h3" variant="h4">
        Changed counts
      </Typography>
      <Box
        component="ul"
        tabIndex={0}
        aria-label="Changed counts"
        sx={{ m: 0, pl: 5, maxHeight: 240, overflowY: 'auto', overflowWrap: 'anywhere' }}
      >
        {rows.map(({ id, before, after, moves }) => (
          <li key={id}>
            {after.name} ({after.category}):{' '}
            {countChangeWords({ count: before.countInStock, file: after.countInStock, moves }, now)}
          </li>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 2 }}>
        A file that was downloaded before these pieces moved does not know of them.
      </Typography>
    </Notice>
  );
}
