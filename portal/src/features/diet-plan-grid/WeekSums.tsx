import { daysOfWeek, meanOf } from '@clinic/contract/care/foods/day-numbers';
import type { FoodIndex } from '@clinic/contract/care/foods/food-index';
import type { EnergyTarget } from '@clinic/contract/care/foods/energy-target';
import { grouped } from '@clinic/contract/platform/counted';
import { memo, useDeferredValue, useMemo } from 'react';
import type { EditedWeek } from '../diet-plan-editing/edited-plan.ts';
import { rangeWords } from '../plan-checks/number-words.ts';

interface Props {
  week: EditedWeek;
  foods: FoodIndex;
  target: Pick<EnergyTarget, 'energy' | 'protein'> | null | undefined;
}

/** Energy and protein that a week gives a day, beside the target. Memoized, since a change is of one week. */
export const WeekSums = memo(function WeekSums({ week: latest, foods, target }: Props) {
  const week = useDeferredValue(latest);
  const { nutrients } = useMemo(() => meanOf(daysOfWeek(week, foods)), [week, foods]);
  const { kcal, protein } = nutrients;
  if (!kcal && !protein) return null;
  return (
    <>
      <div>
        <strong>{rangeWords(kcal)}</strong>
        {target && ` of ${grouped(target.energy)}`} kcal
      </div>
      <div>
        <strong>{rangeWords(protein)}</strong>
        {target && target.protein !== null && ` of ${target.protein}`} g protein
      </div>
    </>
  );
});
