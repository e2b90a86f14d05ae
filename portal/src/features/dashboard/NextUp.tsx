import { clinicDateTime, formatTime } from '@clinic/contract/clinic-calendar';
import { DOSAGE_SLOT_LABELS, DOSAGE_SLOTS } from '@clinic/contract/constants';
import type { DaysMeal } from '@clinic/contract/diet-plan-rules';
import type { DosageEntry } from '@clinic/contract/dosage-plans';
import { nextMeal, nextSlot } from '@clinic/contract/next-up';
import { clinicZone } from '@clinic/ui/clinic-page';
import Typography from '@mui/material/Typography';
import { Panel } from '../../components/Panel.tsx';
import { itemText } from '../diet-plan-reading/meal-text.ts';
import { doseText } from './dose-text.ts';

interface Props {
  meals: readonly DaysMeal[];
  entries: readonly DosageEntry[];
  now: Date;
}

/** The next meal and the next dose; after the last ones nothing. */
export function NextUp({ meals, entries, now }: Props) {
  const { time } = clinicDateTime(now, clinicZone());
  const meal = nextMeal(meals, time);
  const taken = DOSAGE_SLOTS.filter((slot) => entries.some(({ dosage }) => dosage[slot].count > 0));
  const slot = nextSlot(taken, time);
  if (!meal && !slot) return null;
  return (
    <Panel title="Next">
      {meal && (
        <>
          <Typography sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
            {meal.mealType}, {formatTime(meal.mealTime)}
          </Typography>
          <Typography>{meal.choices.map(itemText).join(' or ')}</Typography>
        </>
      )}
      {slot && (
        <Typography sx={{ mt: meal ? 2 : 0 }}>
          <strong>{DOSAGE_SLOT_LABELS[slot]}:</strong>{' '}
          {entries
            .filter(({ dosage }) => dosage[slot].count > 0)
            .map((entry) => doseText(entry, slot))
            .join(', ')}
        </Typography>
      )}
    </Panel>
  );
}
