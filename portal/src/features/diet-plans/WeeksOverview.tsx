import { weekLimitProblem } from '@clinic/contract/diet-plan-rules';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { Notice } from '../../components/Notice.tsx';
import { activeWeek, type EditedWeek } from './edited-plan.ts';
import { LOOK } from './plan-history.ts';
import { RenameWeekDialog } from './RenameWeekDialog.tsx';
import { SectionTitle } from './SectionTitle.tsx';
import type { PlanEditor } from './usePlanEditor.ts';
import { addWeek, duplicateWeek, removeWeek, renameWeek } from './week-changes.ts';
import { WeekCard } from './WeekCard.tsx';

/** The weeks of the plan as cards, with everything that can be done to a whole week. */
export function WeeksOverview({ editor, max }: { editor: PlanEditor; max: number }) {
  const { plan, edit } = editor;
  const [problem, setProblem] = useState<string>();
  const [renaming, setRenaming] = useState<EditedWeek>();
  const [removing, setRemoving] = useState<EditedWeek>();
  const heading = useRef<HTMLHeadingElement>(null);
  const active = activeWeek(plan);
  const cards = useRef<HTMLUListElement>(null);

  // On phones the cards are a strip, on which a new week would be out of sight.
  useEffect(() => {
    const list = cards.current;
    const card = list?.children[active.weekNumber - 1];
    if (list && card instanceof HTMLElement) list.scrollLeft = card.offsetLeft - 16;
  }, [active.weekNumber]);

  const add = () => {
    const full = weekLimitProblem(plan.weeks.length, max, 'adding new ones');
    setProblem(full);
    if (!full) edit(addWeek, { label: 'Week added' });
  };
  const duplicate = ({ key, title }: EditedWeek) => {
    const full = weekLimitProblem(plan.weeks.length, max, 'duplicating');
    setProblem(full);
    if (!full) edit((now) => duplicateWeek(now, key), { label: `${title} duplicated` });
  };
  const askToRemove = (week: EditedWeek) => {
    const last = plan.weeks.length === 1;
    setProblem(last ? 'At least one week is required in the diet plan.' : undefined);
    if (!last) setRemoving(week);
  };
  const remove = () => {
    if (removing) {
      const { key, title } = removing;
      edit((now) => removeWeek(now, key), { label: `${title} removed`, announced: true });
      // The button that was pressed is gone.
      heading.current?.focus();
    }
    setRemoving(undefined);
  };
  const rename = (title: string) => {
    if (!renaming) return;
    edit((now) => renameWeek(now, renaming.key, title), { label: `${renaming.title} renamed` });
  };

  return (
    <Box component="section" aria-labelledby="weeks" className="no-print">
      <SectionTitle id="weeks" ref={heading}>
        Weeks Overview
      </SectionTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
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
      </Box>
      {problem && (
        <Box sx={{ mb: 3 }}>
          <Notice tone="stopped" announce="alert">
            {problem}
          </Notice>
        </Box>
      )}
      <Box
        component="ul"
        ref={cards}
        sx={{
          display: { xs: 'flex', md: 'grid' },
          gridTemplateColumns: 'repeat(auto-fill, minmax(232px, 1fr))',
          gap: 3,
          m: 0,
          p: 1,
          mx: -1,
          listStyle: 'none',
          position: 'relative',
          overflow: 'auto',
          maxHeight: 480,
        }}
      >
        {plan.weeks.map((week) => (
          <WeekCard
            key={week.key}
            week={week}
            active={week.key === active.key}
            onChoose={() => edit((now) => ({ ...now, active: week.key }), LOOK)}
            onDuplicate={() => duplicate(week)}
            onRename={() => setRenaming(week)}
            onRemove={() => askToRemove(week)}
          />
        ))}
      </Box>
      {renaming && (
        <RenameWeekDialog title={renaming.title} onRename={rename} onClose={() => setRenaming(undefined)} />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title="Remove this week from the plan?"
        confirmLabel={`Remove ${removing?.title ?? ''}`}
        destructive
        onConfirm={remove}
        onCancel={() => setRemoving(undefined)}
      >
        {removing && `${removing.title} with ${removing.mealPlan.length} meals. You can undo this.`}
      </ConfirmDialog>
    </Box>
  );
}
