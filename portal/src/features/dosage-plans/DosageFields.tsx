import {
  MAX_DOSE,
  DOSAGE_SLOTS,
  DOSAGE_SLOT_LABELS,
  DOSAGE_TIMINGS,
  type DosageSlot,
  type DosageTiming,
} from '@clinic/contract/constants';
import { dosageTotal, isMomentOf } from '@clinic/contract/care/dosage-plans/dosage-rules';
import { momentText, timingText } from '@clinic/contract/care/dosage-plans/dose-in-words';
import { DOSE_MOMENTS, type DoseMoment } from '@clinic/contract/care/dosage-plans/dose-course';
import Box from '@mui/material/Box';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { WholeNumberField } from '@clinic/ui/forms/WholeNumberField.tsx';
import { PROPOSED } from '../../components/proposed-value.ts';
import {
  cellProblem,
  countText,
  typedProblem,
  withChosenTiming,
  withTypedCount,
  type EditedEntry,
} from './dosage-entries.ts';

const timings = DOSAGE_TIMINGS.map((value) => ({ value, label: timingText(value) }));
const moments = DOSE_MOMENTS.map((value) => ({ value, label: momentText(value) }));
const whensOf = (slot: DosageSlot) => [...timings, ...moments.filter(({ value }) => isMomentOf(slot, value))];

interface Props {
  entry: EditedEntry;
  onChange: (entry: EditedEntry) => void;
}

/** Number of pieces at the five times of a day, before or after the meal. */
export function DosageFields({ entry, onChange }: Props) {
  const { dosage } = entry;
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(5, minmax(0, 1fr))' },
        }}
      >
        {DOSAGE_SLOTS.map((slot) => {
          const { count, timing, moment } = dosage[slot];
          const label = DOSAGE_SLOT_LABELS[slot];
          return (
            <Box
              component="fieldset"
              key={slot}
              sx={{
                border: '1px solid var(--line)',
                borderRadius: 1,
                m: 0,
                p: 3,
                pt: 2,
                minWidth: 0,
                bgcolor: count > 0 ? 'var(--leaf-soft)' : 'transparent',
                display: 'grid',
                gap: 3,
                gridTemplateColumns: { xs: '1fr 1.6fr', md: '1fr' },
              }}
            >
              <Box component="legend" sx={{ px: 1, fontWeight: 600 }}>
                {label}
              </Box>
              <WholeNumberField
                size="small"
                label="Count"
                min={0}
                max={MAX_DOSE}
                value={countText(entry, slot)}
                error={cellProblem(entry, slot)}
                onChange={(text) => onChange(withTypedCount(entry, slot, text))}
                htmlInput={{ ...PROPOSED, 'aria-label': `${label} count` }}
              />
              <InputField
                size="small"
                label="Timing"
                value={moment ?? timing}
                options={whensOf(slot)}
                onChange={(chosen) =>
                  onChange(withChosenTiming(entry, slot, chosen as DosageTiming | DoseMoment))
                }
                htmlInput={{ 'aria-label': `${label} timing` }}
              />
            </Box>
          );
        })}
      </Box>
      <Box component="output" sx={{ display: 'block', mt: 3, fontWeight: 600 }}>
        Total a day: {typedProblem(entry) ? '–' : dosageTotal(dosage)}
      </Box>
    </>
  );
}
