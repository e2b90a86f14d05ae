import { formatTime } from '@clinic/contract/clinic-calendar';
import { DOSAGE_SLOT_LABELS } from '@clinic/contract/constants';
import { counted } from '@clinic/contract/platform/counted';
import { listed } from '@clinic/contract/platform/listed';
import { doseText } from '@clinic/contract/care/dosage-plans/dose-in-words';
import type { TimelineRow } from '@clinic/contract/care/journal/day-timeline';
import type { ExpectedDose, ExpectedMeal } from '@clinic/contract/care/journal/journal';

/** A meal with its time: "Lunch, 1:00 PM". */
export const mealName = ({ mealType, mealTime }: ExpectedMeal): string =>
  mealTime ? `${mealType}, ${formatTime(mealTime)}` : mealType;

/** A dose with its part of the day: "1 × Zinc (After meal), Morning". */
export const doseName = (dose: ExpectedDose): string =>
  `${doseText(dose, dose)}, ${DOSAGE_SLOT_LABELS[dose.slot]}`;

/** The parts of the day in a row of doses alone: "On Rising". */
export const slotNames = ({ doses }: TimelineRow): string =>
  listed([...new Set(doses.map(({ slot }) => DOSAGE_SLOT_LABELS[slot]))]);

/** A row in a word: "Lunch", or the part of the day of its doses. */
export const shortName = (row: TimelineRow): string =>
  listed(row.meals.map(({ mealType }) => mealType)) || slotNames(row);

/** A row's tick names everything that it answers for: "Lunch, 1:00 PM, with 2 doses: Had it". */
export function tickName({ meals, doses }: Pick<TimelineRow, 'meals' | 'doses'>): string {
  const [dose] = doses;
  if (meals.length === 0)
    return `${doses.length === 1 && dose ? doseName(dose) : `All ${doses.length} doses`}: Taken`;
  const eaten = listed(meals.map(mealName));
  return `${doses.length > 0 ? `${eaten}, with ${counted(doses.length, 'dose')}` : eaten}: Had it`;
}
