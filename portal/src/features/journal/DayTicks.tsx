import { formatTime } from '@clinic/contract/clinic-calendar';
import { DOSAGE_SLOT_LABELS, DOSAGE_SLOTS } from '@clinic/contract/constants';
import { counted } from '@clinic/contract/platform/counted';
import { choicesText } from '@clinic/contract/care/diet-plans/diet-plan-words';
import { doseText } from '@clinic/contract/care/dosage-plans/dosage-rules';
import type { JournalAnswer, JournalDay, EntryState } from '@clinic/contract/care/journal/journal';
import { randomKey } from '@clinic/ui/session/request-keys.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TickButton } from './TickButton.tsx';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';

type Choice = readonly [JournalAnswer, string];
const OF_MEALS: readonly Choice[] = [
  ['had', 'Had it'],
  ['swapped', 'Swapped'],
  ['skipped', 'Skipped'],
];
const OF_DOSES: readonly Choice[] = [['had', 'Taken']];

/** Puts the answers beside the item when both fit. */
const ITEM = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 1,
  py: 2,
  borderTop: '1px solid var(--line)',
} as const;

interface Props {
  day: JournalDay;
  /** Notes on unsent ticks, by item. */
  waiting: ReadonlyMap<string, string>;
  onTap: (item: string, state: EntryState) => void;
}

export function DayTicks({ day, waiting, onTap }: Props) {
  const { meals, doses, answers, water } = day;
  const row = (key: string, name: string, when: string, choices: readonly Choice[], eaten = '') => (
    <Box component="li" key={key} sx={ITEM}>
      <Typography sx={{ flex: '1 1 0', minWidth: 160, overflowWrap: 'anywhere' }}>
        <strong>{name}</strong>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {when}
          {waiting.has(key) && ` · ${waiting.get(key)}`}
        </Box>
        {eaten && (
          <Box component="span" sx={{ display: 'block' }}>
            {eaten}
          </Box>
        )}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {choices.map(([state, label]) => (
          <TickButton
            key={state}
            label={label}
            of={`${name}, ${when}`}
            pressed={answers[key] === state}
            onPress={() => onTap(key, answers[key] === state ? 'none' : state)}
          />
        ))}
      </Box>
    </Box>
  );
  const inOrder = doses.toSorted(
    (one, other) => DOSAGE_SLOTS.indexOf(one.slot) - DOSAGE_SLOTS.indexOf(other.slot),
  );
  const last = water.at(-1);
  return (
    <>
      {meals.length + doses.length === 0 && (
        <Typography sx={{ color: 'text.secondary', mb: 3 }}>
          Your plan asks for nothing on this day. What is published today counts from tomorrow.
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {meals.map(({ key, mealType, mealTime, choices }) =>
          row(key, mealType, mealTime ? formatTime(mealTime) : '', OF_MEALS, choicesText(choices)),
        )}
        {inOrder.map((dose) => row(dose.key, doseText(dose, dose), DOSAGE_SLOT_LABELS[dose.slot], OF_DOSES))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, pt: 3 }}>
        <Typography sx={{ flex: '1 1 auto' }}>
          <strong>Water</strong> {counted(water.length, 'glass', 'glasses')}
        </Typography>
        <ClinicButton look="outlined" onClick={() => onTap(`water:${randomKey()}`, 'had')}>
          Add a glass
        </ClinicButton>
        {last && <ClinicButton onClick={() => onTap(`water:${last}`, 'none')}>One less</ClinicButton>}
      </Box>
    </>
  );
}
