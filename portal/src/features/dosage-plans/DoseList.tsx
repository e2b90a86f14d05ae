import { DOSAGE_SLOT_LABELS, DOSAGE_SLOTS } from '@clinic/contract/constants';
import type { DosageEntry } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { timingText } from '@clinic/contract/care/dosage-plans/dosage-rules';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Panel } from '../../components/Panel.tsx';

export function DoseList({ entries }: { entries: readonly DosageEntry[] }) {
  return (
    <Box
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', md: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {entries.map((entry) => {
        const slots = DOSAGE_SLOTS.filter((slot) => entry.dosage[slot].count > 0);
        return (
          <Panel
            key={entry.id}
            title={entry.name}
            aside={
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {entry.total} a day
              </Typography>
            }
          >
            {entry.quantity && <Typography sx={{ mb: 2 }}>{entry.quantity}</Typography>}
            {slots.length === 0 && (
              <Typography sx={{ color: 'text.secondary' }}>Take it as your doctor told you.</Typography>
            )}
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {slots.map((slot) => {
                const { count, timing } = entry.dosage[slot];
                return (
                  <Box
                    component="li"
                    key={slot}
                    sx={{
                      display: 'flex',
                      flexWrap: 'wrap',
                      columnGap: 3,
                      py: 2,
                      borderTop: '1px solid var(--line)',
                    }}
                  >
                    <Box component="span" sx={{ flex: '1 1 5.625rem', fontWeight: 600 }}>
                      {DOSAGE_SLOT_LABELS[slot]}
                    </Box>
                    <Box component="span" sx={{ flex: '0 0 2rem', textAlign: 'right' }}>
                      {count}
                    </Box>
                    <Box component="span" sx={{ flex: '1 1 6.875rem', color: 'text.secondary' }}>
                      {timingText(timing)}
                    </Box>
                  </Box>
                );
              })}
            </Box>
            {entry.notes && (
              <Typography sx={{ mt: 3, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {entry.notes}
              </Typography>
            )}
          </Panel>
        );
      })}
    </Box>
  );
}
