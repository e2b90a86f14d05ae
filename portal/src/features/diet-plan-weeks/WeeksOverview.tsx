import { counted } from '@clinic/contract/platform/counted';
import { weekLimitProblem } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import type { FoodIndex } from '@clinic/contract/care/foods/food-index';
import type { CheckedPerson } from '@clinic/contract/care/plan-checks/findings';
import type { Precautions } from '@clinic/contract/care/precautions/precautions';
import type { FoodSearch } from '@clinic/contract/care/foods/food-search';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, memo, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import type { EditedWeek } from '../diet-plan-editing/edited-plan.ts';
import { LOOK } from '../diet-plan-editing/plan-history.ts';
import { RenameWeekDialog } from './RenameWeekDialog.tsx';
import { SectionTitle } from '../diet-plan-editing/SectionTitle.tsx';
import type { PlanEditor } from '../diet-plan-editing/usePlanEditor.ts';
import { SavePart } from '../plan-library/SavePart.tsx';
import { weekPart, type SavedPart } from '../plan-library/saved-parts.ts';
import { addWeek, duplicateWeek, removeWeek, renameWeek } from './week-changes.ts';
import { WeekCards } from './WeekCards.tsx';

/** Loaded with the foods, which it needs. */
const ReplaceFood = lazy(() => import('./ReplaceFood.tsx'));
const ScaleToTarget = lazy(() => import('../diet-plan-amounts/ScaleToTarget.tsx'));

interface Props {
  /** True: heading and buttons in one line, without the cards. */
  isCompact?: boolean;
  /** Stands in front of the buttons. */
  before?: ReactNode;
  weeks: readonly EditedWeek[];
  active: EditedWeek;
  edit: PlanEditor['edit'];
  max: number;
  /** The clinic's foods; undefined until they are here. */
  foods: FoodIndex | undefined;
  search: FoodSearch | undefined;
  clientId: string;
  /** The client's precautions with the energy target, and body; undefined until they are here. */
  known: Precautions | undefined;
  person: CheckedPerson | undefined;
  /** True: a meal is half built. */
  isBuilding: boolean;
}

/** Memoized, so that typing a meal does not redraw it. */
export const WeeksOverview = memo(function WeeksOverview({ isCompact = false, before, ...props }: Props) {
  const { weeks, active, edit, max, foods, search, clientId, known, person, isBuilding } = props;
  // The refused action; its problem is shown as long as it applies.
  const [tried, setTried] = useState<'adding new ones' | 'duplicating' | 'removing'>();
  const [renaming, setRenaming] = useState<EditedWeek>();
  const [removing, setRemoving] = useState<EditedWeek>();
  const [part, setPart] = useState<SavedPart>();
  const heading = useRef<HTMLHeadingElement>(null);
  const count = weeks.length;
  const removal = count === 1 ? 'At least one week is required in the diet plan.' : undefined;
  const problem = tried === 'removing' ? removal : tried && weekLimitProblem(count, max, tried);

  const add = () => {
    const full = weekLimitProblem(count, max, 'adding new ones');
    setTried(full ? 'adding new ones' : undefined);
    if (!full) edit(addWeek, { label: 'Week added' });
  };
  const choose = useCallback(({ key }: EditedWeek) => edit((now) => ({ ...now, active: key }), LOOK), [edit]);
  const duplicate = useCallback(
    ({ key, title }: EditedWeek) => {
      const full = weekLimitProblem(count, max, 'duplicating');
      setTried(full ? 'duplicating' : undefined);
      if (!full) edit((now) => duplicateWeek(now, key), { label: `${title} duplicated` });
    },
    [edit, count, max],
  );
  const save = useCallback((week: EditedWeek) => setPart(weekPart(week)), []);
  const askToRemove = useCallback(
    (week: EditedWeek) => {
      const last = count === 1;
      setTried(last ? 'removing' : undefined);
      if (!last) setRemoving(week);
    },
    [count],
  );
  const remove = () => {
    if (removing) {
      const { key, title } = removing;
      edit((now) => removeWeek(now, key), { label: `${title} removed`, announced: true });
      // Focuses the heading, since the pressed button is gone.
      heading.current?.focus();
    }
    setRemoving(undefined);
  };
  const rename = (title: string) => {
    if (!renaming) return;
    edit((now) => renameWeek(now, renaming.key, title), { label: `${renaming.title} renamed` });
  };

  const title = (
    <SectionTitle id="weeks" ref={heading} isInLine={isCompact}>
      Weeks Overview
    </SectionTitle>
  );

  return (
    <Box component="section" aria-labelledby="weeks" className="no-print">
      {!isCompact && title}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: isCompact ? 0 : 3 }}>
        {isCompact && title}
        {before}
        <Button variant="outlined" startIcon={<AddIcon />} onClick={add}>
          Add Week
        </Button>
        <Button variant="outlined" onClick={() => duplicate(active)}>
          Duplicate Active
        </Button>
        <Button variant="outlined" onClick={() => setRenaming(active)}>
          Rename Active
        </Button>
        <Button variant="outlined" color="error" onClick={() => askToRemove(active)}>
          Remove Active
        </Button>
        {foods && search && (
          <Suspense>
            <ReplaceFood weeks={weeks} edit={edit} foods={foods} search={search} />
          </Suspense>
        )}
        {foods && known && person && (
          <Suspense>
            <ScaleToTarget {...{ weeks, edit, foods, clientId, known, person, isBuilding }} />
          </Suspense>
        )}
      </Box>
      {problem && (
        <Box sx={{ mb: 3 }}>
          <Notice tone="stopped" announce="alert">
            {problem}
          </Notice>
        </Box>
      )}
      {!isCompact && (
        <WeekCards
          weeks={weeks}
          active={active}
          onChoose={choose}
          onDuplicate={duplicate}
          onRename={setRenaming}
          onSave={save}
          onRemove={askToRemove}
        />
      )}
      <SavePart part={part} onClose={() => setPart(undefined)} />
      {renaming && (
        <RenameWeekDialog title={renaming.title} onRename={rename} onClose={() => setRenaming(undefined)} />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title="Remove this week from the plan?"
        confirmLabel={`Remove ${removing?.title ?? ''}`}
        danger
        onConfirm={remove}
        onClose={() => setRemoving(undefined)}
      >
        {removing &&
          `${removing.title} with ${counted(removing.mealPlan.length, 'meal')}. You can undo this.`}
      </ConfirmDialog>
    </Box>
  );
});
