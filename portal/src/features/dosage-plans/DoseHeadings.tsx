import { CELL_LETTERS } from '@clinic/contract/care/dosage-plans/dose-cell';
import { DOSAGE_SLOTS, DOSAGE_SLOT_LABELS } from '@clinic/contract/constants';
import Box from '@mui/material/Box';
import { CELL_COLUMNS, ROW_COLUMNS } from './dose-columns.ts';

/** The letters that cells take, and their headings on a wide screen; each cell has its own label. */
export function DoseHeadings() {
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { md: ROW_COLUMNS }, alignItems: 'end', pb: 2, px: '1px' }}
    >
      <Box sx={{ color: 'var(--ink-soft)', fontSize: '0.9375rem' }}>Type {CELL_LETTERS}.</Box>
      <Box
        aria-hidden
        sx={{
          display: { xs: 'none', md: 'grid' },
          alignItems: 'end',
          gap: 1,
          pr: 3,
          gridTemplateColumns: CELL_COLUMNS,
        }}
      >
        {DOSAGE_SLOTS.map((slot) => (
          <Box key={slot} sx={{ textAlign: 'center', fontWeight: 600, lineHeight: 1.3 }}>
            {DOSAGE_SLOT_LABELS[slot]}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
