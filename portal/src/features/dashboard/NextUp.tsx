import { clinicDateTime, formatTime } from '@clinic/contract/clinic-calendar';
import { DOSAGE_SLOT_LABELS, DOSAGE_SLOTS } from '@clinic/contract/constants';
import type { DaysMeal } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import type { DosageEntry } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { doseText } from '@clinic/contract/care/dosage-plans/dosage-rules';
import { nextMeal, nextSlot } from '@clinic/contract/care/journal/next-up';
import { clinicZone } from '@clinic/ui/clinic-page';
import Typography from '@mui/material/Typography';
import { Panel } from '../../components/Panel.tsx';
import { choicesText } from '@clinic/contract/care/diet-plans/diet-plan-words';

interface Props {
  meals: readonly DaysMeal[];
  entries: readonly DosageEntry[];
  now: Date;
}

/** Today's next meal and dose; nothing after the last. */
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
          <Typography>{choicesText(meal.choices)}</Typography>
        </>
      )}
      {slot && (
        <Typography sx={{ mt: meal ? 2 : 0 }}>
          <strong>{DOSAGE_SLOT_LABELS[slot]}:</strong>{' '}
          {entries
            .filter(({ dosage }) => dosage[slot].count > 0)
            .map((entry) => doseText(entry, entry.dosage[slot]))
            .join('; ')}
        </Typography>
      )}
    </Panel>
  );
}
