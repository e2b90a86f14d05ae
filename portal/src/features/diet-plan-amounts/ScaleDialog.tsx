import { changeLines } from '@clinic/contract/care/diet-plans/plan-change-lines';
import { planChanges } from '@clinic/contract/care/diet-plans/plan-changes';
import type { FoodIndex } from '@clinic/contract/care/foods/food-index';
import { scaledPlan } from '@clinic/contract/care/foods/scaled-plan';
import type { CheckedPerson } from '@clinic/contract/care/plan-checks/findings';
import type { Precautions } from '@clinic/contract/care/precautions/precautions';
import { counted, grouped } from '@clinic/contract/platform/counted';
import { HeldDialog } from '@clinic/ui/forms/HeldDialog.tsx';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { savedWeeks, type EditedWeek } from '../diet-plan-editing/edited-plan.ts';
import type { PlanEditor } from '../diet-plan-editing/usePlanEditor.ts';
import { WhatChanges } from '../diet-plan-editing/what-changes.tsx';
import { EnergyTarget } from '../energy-target/EnergyTarget.tsx';
import { scalePlan } from './scale-plan.ts';
import { isNear, nearnessWords, scaleRows } from './scale-words.ts';
import { ScaledDaysTable } from './ScaledDaysTable.tsx';

export interface ScaleProps {
  weeks: readonly EditedWeek[];
  edit: PlanEditor['edit'];
  foods: FoodIndex;
  clientId: string;
  known: Precautions;
  person: CheckedPerson;
  /** True: a meal is half built, whose amounts would stay as they are typed. */
  isBuilding: boolean;
}

/** Most lines of changes that are shown. */
const MOST_LINES = 20;
const NO_DAY = 'No day can be judged: it needs breakfast, lunch and dinner, and foods whose energy is known.';
const TITLE = 'Scale to the target';

/** Shows what scaling to the target would change, and does it in one step; without a target it is set here. */
export default function ScaleDialog({ onClose, ...props }: ScaleProps & { onClose: () => void }) {
  const { weeks, edit, foods, clientId, known, person, isBuilding } = props;
  const target = known.target?.energy;
  const before = useMemo(() => savedWeeks(weeks), [weeks]);
  const scaled = useMemo(
    () => (target === undefined ? undefined : scaledPlan(before, foods, target)),
    [before, foods, target],
  );
  const lines = useMemo(
    () => (scaled ? changeLines(planChanges(before, scaled.weeks), MOST_LINES) : []),
    [before, scaled],
  );
  if (target === undefined || !scaled)
    return (
      <HeldDialog title={TITLE} onClose={onClose}>
        <Typography>Portions are scaled to the energy target of a day. There is none yet:</Typography>
        <EnergyTarget clientId={clientId} known={known} person={person} />
      </HeldDialog>
    );
  const { days, unjudged } = scaled;
  const of = `${grouped(target)} kcal`;
  const nothing =
    days.length === 0
      ? NO_DAY
      : isBuilding
        ? 'A meal is half built. Please finish it or give it up first.'
        : lines.length > 0
          ? undefined
          : days.every(isNear)
            ? `All judged days are within 5 % of ${of} already: nothing changes.`
            : `No portion that can be scaled brings the days nearer to ${of}: nothing changes.`;
  return (
    <HeldDialog
      title={TITLE}
      maxWidth="md"
      {...(!nothing && { saveLabel: `Scale to ${of}`, cancelLabel: 'Cancel' })}
      onClose={onClose}
      onSave={() => {
        edit((plan) => scalePlan(plan, foods, target), {
          label: `Portions scaled to ${of}`,
          announced: true,
        });
        onClose();
      }}
    >
      <Typography>{nothing ?? nearnessWords(days, target)}</Typography>
      {unjudged > 0 && days.length > 0 && (
        <Typography>
          {counted(unjudged, 'day')} cannot be judged: a main meal is missing, or the energy of a food.
        </Typography>
      )}
      {days.length > 0 && <ScaledDaysTable rows={scaleRows(days)} target={of} />}
      {lines.length > 0 && !nothing && <WhatChanges lines={lines} />}
    </HeldDialog>
  );
}
