import { DOSAGE_SLOT_LABELS, DOSAGE_SLOTS } from '@clinic/contract/constants';
import type { DosageEntry } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { isOver } from '@clinic/contract/care/dosage-plans/dose-days';
import { doseLine, totalText } from '@clinic/contract/care/dosage-plans/dose-line';
import { whenText } from '@clinic/contract/care/dosage-plans/dose-in-words';
import { useNow } from '@clinic/ui/session/useNow.ts';
import { today } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Panel } from '../../components/Panel.tsx';

/** Pieces at each of the five times of a day; nothing once the course is over. */
function Slots({ entry }: { entry: DosageEntry }) {
  const slots = DOSAGE_SLOTS.filter((slot) => entry.dosage[slot].count > 0);
  if (slots.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>Take it as your doctor told you.</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {slots.map((slot) => {
        const { count, ...taken } = entry.dosage[slot];
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
              {whenText(taken)}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

export function DoseList({ entries }: { entries: readonly DosageEntry[] }) {
  const day = today(useNow());
  return (
    <Box
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', md: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {entries.map((entry) => {
        const line = doseLine(entry, day);
        return (
          <Panel
            key={entry.id}
            title={entry.name}
            aside={
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {totalText(entry, day)}
              </Typography>
            }
          >
            {entry.quantity && <Typography sx={{ mb: 2 }}>{entry.quantity}</Typography>}
            {line && (
              <Typography sx={{ mb: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>{line}</Typography>
            )}
            {isOver(entry, day) ? (
              <Typography sx={{ color: 'text.secondary' }}>This course is over.</Typography>
            ) : (
              <Slots entry={entry} />
            )}
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
