import type { MealType } from '@clinic/contract/constants';
import type { ClientProgram } from '@clinic/contract/people';
import { useState } from 'react';
import type { PlanEditor } from '../diet-plan-editing/usePlanEditor.ts';
import type { PlanChecks } from '../plan-checks/usePlanChecks.ts';
import { cellDialogs, type CellDialog } from './cell-dialogs.ts';
import { CellDialogs } from './CellDialogs.tsx';
import { CellMenu } from './CellMenu.tsx';
import type { PlanGrid } from './usePlanGrid.ts';

interface Props {
  /** The field, the cell's button or a head's button; null while the menu is closed. */
  anchor: HTMLElement | null;
  grid: PlanGrid;
  editor: PlanEditor;
  planChecks: PlanChecks;
  program: ClientProgram | null;
  onOpen: () => void;
  onWeek: (week: string) => void;
  onMeal: (type: MealType) => void;
  onClose: () => void;
}

/** The menu of the grid and the dialogs behind it, loaded after the grid. */
export default function GridMenu({ anchor, grid, editor, planChecks, program, ...props }: Props) {
  const [dialog, setDialog] = useState<CellDialog>();
  // A menu that is closed costs an arrow nothing.
  const [isThere, setIsThere] = useState(false);
  if (anchor && !isThere) setIsThere(true);
  const { weeks } = editor.plan;
  const { at } = grid.selection;
  return (
    <>
      {isThere && (
        <CellMenu
          anchor={anchor}
          grid={grid}
          hasMore={weeks.length > 1}
          dialogs={cellDialogs(grid.selection, weeks)}
          onDialog={setDialog}
          onOpen={props.onOpen}
          onWeek={() => props.onWeek(at.week)}
          onMeal={() => props.onMeal(at.type)}
          onClose={props.onClose}
          onGone={() => setIsThere(false)}
        />
      )}
      <CellDialogs
        {...{ dialog, editor, planChecks, program }}
        onClose={() => {
          setDialog(undefined);
          grid.focus(at);
        }}
      />
    </>
  );
}
