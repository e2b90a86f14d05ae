import { eatenOf } from '@clinic/contract/care/diet-plans/plates';
import { isFood } from '@clinic/contract/care/foods/replaced-food';
import { swapsFor, type Swap, type SwapPlace, type Swaps } from '@clinic/contract/care/foods/swaps';
import { freeFoods } from '@clinic/contract/care/plan-checks/free-foods';
import { counted, grouped } from '@clinic/contract/platform/counted';
import { HeldDialog } from '@clinic/ui/forms/HeldDialog.tsx';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { startTransition, useEffect, useState } from 'react';
import { savedWeeks, takeLines, type EditedWeek } from '../diet-plan-editing/edited-plan.ts';
import type { PlanEditor } from '../diet-plan-editing/usePlanEditor.ts';
import type { PlanChecks } from '../plan-checks/usePlanChecks.ts';
import { SwapList } from './SwapList.tsx';
import { swapFood } from './swap-food.ts';

/** The meal of an item, by the index of its week, and the foods of the item: of a plate one is chosen. */
export interface SwapAt extends Omit<SwapPlace, 'food'> {
  names: readonly string[];
}

interface Props {
  weeks: readonly EditedWeek[];
  /** The lines of "Take", which are checked together with the weeks. */
  take?: string;
  edit: PlanEditor['edit'];
  planChecks: Pick<PlanChecks, 'foods' | 'inputOf'>;
  at: SwapAt;
  onClose: () => void;
}

/** How a food stands in a meal: "2 piece". */
function amountAt(weeks: readonly EditedWeek[], { food, week, mealType }: SwapPlace): string {
  const meal = weeks[week]?.mealPlan.find((one) => one.mealType === mealType);
  const eaten = (meal?.itemGroups ?? []).flat().flatMap(eatenOf);
  const found = eaten.find((one) => isFood(one, food));
  return found ? `${found.quantity} ${found.unit}` : '';
}

/** Looks for swaps once the dialog is drawn, since each is checked in the whole plan. */
function useSwaps(
  { weeks, take, planChecks }: Pick<Props, 'weeks' | 'take' | 'planChecks'>,
  at: SwapPlace,
): Swaps | undefined {
  const [found, setFound] = useState<{ of: string; swaps: Swaps }>();
  const { food, week, mealType } = at;
  const { foods, inputOf } = planChecks;
  useEffect(() => {
    const rest = setTimeout(() => {
      const diet = savedWeeks(weeks);
      const input = inputOf({ diet, take: takeLines({ take }) });
      if (!foods || !input) return;
      const isFree = freeFoods({ ...input, foods });
      const swaps = swapsFor({ weeks: diet, at: { food, week, mealType }, foods, isFree });
      startTransition(() => setFound({ of: food, swaps }));
    });
    return () => clearTimeout(rest);
  }, [weeks, take, foods, inputOf, food, week, mealType]);
  return found?.of === food ? found.swaps : undefined;
}

/** Offers foods that may take a food's place, each free of findings; one press takes one, here or in all its meals. */
export default function SwapDialog({ at: { names, ...place }, onClose, ...props }: Props) {
  const { weeks, edit, planChecks } = props;
  const [food, setFood] = useState(names[0] ?? '');
  const at: SwapPlace = { ...place, food };
  const swaps = useSwaps(props, at);
  const take = ({ food: by, meals }: Swap, isEverywhere: boolean) => {
    const { foods } = planChecks;
    if (!foods) return;
    const where = isEverywhere ? `in ${counted(meals, 'meal')}` : `in ${at.mealType.toLowerCase()}`;
    edit((plan) => swapFood(plan, { of: food, by, at: isEverywhere ? null : at, foods }), {
      label: `${food} swapped for ${by.names.en} ${where}`,
      announced: true,
    });
    onClose();
  };
  return (
    <HeldDialog title={`Swap ${food}`} cancelLabel="Cancel" onClose={onClose}>
      {names.length > 1 && (
        <InputField
          label="Food of the plate"
          value={food}
          options={names.map((name) => ({ value: name, label: name }))}
          onChange={setFood}
        />
      )}
      <Box aria-live="polite" sx={{ display: 'grid', gap: 4 }}>
        {!swaps ? (
          <Typography>Looking for swaps …</Typography>
        ) : 'sentence' in swaps ? (
          <Typography>{swaps.sentence}</Typography>
        ) : (
          <>
            <Typography>
              {at.mealType} of {weeks[at.week]?.title}: {amountAt(weeks, at)},{' '}
              {grouped(Math.round(swaps.kcal))} kcal. These give as much within a tenth, suit the same diet,
              and nothing speaks against them.
            </Typography>
            <SwapList swaps={swaps.swaps} onTake={take} />
          </>
        )}
      </Box>
    </HeldDialog>
  );
}
