import { DOSAGE_SLOT_LABELS, DOSAGE_SLOTS } from '@clinic/contract/constants';
import type { DosageEntry } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { doseText } from '@clinic/contract/care/dosage-plans/dosage-rules';
import Box from '@mui/material/Box';
import { Panel } from '../../components/Panel.tsx';
import { TodayRow } from './TodayRow.tsx';

export function TodaysDoses({ entries }: { entries: readonly DosageEntry[] }) {
  const slots = DOSAGE_SLOTS.map((slot) => ({
    slot,
    doses: entries.filter(({ dosage }) => dosage[slot].count > 0),
  })).filter(({ doses }) => doses.length > 0);
  if (slots.length === 0) return null;

  return (
    <Panel title="Today's vitamins and herbs">
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {slots.map(({ slot, doses }) => (
          <TodayRow key={slot} when={DOSAGE_SLOT_LABELS[slot]}>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {doses.map((entry) => (
                <li key={entry.id}>{doseText(entry, entry.dosage[slot])}</li>
              ))}
            </Box>
          </TodayRow>
        ))}
      </Box>
    </Panel>
  );
}
