import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import type { Said } from '../plan-checks/finding-words.ts';
import type { FoodSearch } from '@clinic/contract/care/foods/food-search';
import type { EditedMeal, EditedWeek, OpenMeal } from '../diet-plan-editing/edited-plan.ts';
import type { Edit } from '../diet-plan-editing/plan-history.ts';
import { MealBuilder } from '../diet-plan-meals/MealBuilder.tsx';

interface Props {
  meal: OpenMeal;
  week: EditedWeek;
  known: readonly string[];
  foods: FoodSearch | undefined;
  marksAt: (group: number, item: number) => readonly Said[];
  typedMarks: readonly Said[];
  /** True: as a sheet over the page, since nothing has room beside the grid. */
  isSheet: boolean;
  onChange: (meal: OpenMeal, step: Edit) => void;
  onFinish: (meal: EditedMeal) => void;
  onCancel: () => void;
}

/** The builder of the opened cell: beside the grid, on a phone a sheet. */
export default function BuilderBeside({ isSheet, ...props }: Props) {
  const builder = (
    <MealBuilder
      key={`${props.meal.week} ${props.meal.mealType} ${props.meal.key}`}
      narrow
      takesFocus
      {...props}
    />
  );
  if (!isSheet) return <Box sx={{ minWidth: 0, alignSelf: 'start' }}>{builder}</Box>;
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={props.onCancel}
      slotProps={{ paper: { 'aria-labelledby': 'builder', role: 'dialog', sx: { maxHeight: '92dvh' } } }}
    >
      {builder}
    </Drawer>
  );
}
