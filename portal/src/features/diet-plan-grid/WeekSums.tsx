import { daysOfWeek, meanOf } from '@clinic/contract/care/foods/day-numbers';
import type { FoodIndex } from '@clinic/contract/care/foods/food-index';
import type { EnergyTarget } from '@clinic/contract/care/foods/energy-target';
import { grouped } from '@clinic/contract/platform/counted';
import { memo, useDeferredValue, useMemo } from 'react';
import type { EditedWeek } from '../diet-plan-editing/edited-plan.ts';
import { rangeWords } from '../plan-checks/number-words.ts';

type Target = Pick<EnergyTarget, 'energy' | 'protein'> | null | undefined;

interface SumsProps {
  week: EditedWeek;
  foods: FoodIndex;
  target: Target;
}

/** Energy and protein that a week gives a day, beside the target. Memoized, since a change is of one week. */
const SumsOfWeek = memo(function SumsOfWeek({ week: latest, foods, target }: SumsProps) {
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

interface Props {
  shown: readonly EditedWeek[];
  foods: FoodIndex | undefined;
  target: Target;
}

/** The last row of the grid. Memoized, since the focus moves above it. */
export const WeekSums = memo(({ shown, foods, target }: Props) => (
  <tfoot>
    <tr>
      <th scope="row">A day</th>
      {shown.map((week) => (
        <td key={week.key}>{foods && <SumsOfWeek week={week} foods={foods} target={target} />}</td>
      ))}
    </tr>
  </tfoot>
));
