import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { MEAL_TYPES, type MealType } from '@clinic/contract/constants';
import type { EditedWeek } from '../diet-plan-editing/edited-plan.ts';
import type { PlanEditor } from '../diet-plan-editing/usePlanEditor.ts';
import { stepped, type CellPlace } from './grid-place.ts';
import type { PlanGrid } from './usePlanGrid.ts';

interface Options {
  grid: PlanGrid;
  editor: Pick<PlanEditor, 'undo' | 'redo'>;
  weeks: readonly EditedWeek[];
  onOpen: (cell: CellPlace) => void;
  onMenu: (anchor: HTMLElement) => void;
}

const isMealType = (text: string | undefined): text is MealType => MEAL_TYPES.some((type) => type === text);

function cellOf(target: EventTarget): CellPlace | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const { week, type } = target.closest('td')?.dataset ?? {};
  return week !== undefined && isMealType(type) ? { week, type } : undefined;
}

const isEmptyField = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.value === '';

/** Keys, presses and the clipboard of the grid; keys of a typed line are the field's own. */
export function useGridKeys({ grid, editor, weeks, onOpen, onMenu }: Options) {
  const { selection, steps } = grid;
  const { at } = selection;

  /** False: the key is the browser's. */
  const act = (
    key: string,
    { ctrlKey, shiftKey, field }: { ctrlKey: boolean; shiftKey: boolean; field: HTMLElement },
  ): boolean => {
    const next = stepped(shiftKey ? selection.to : at, { key, ctrlKey }, weeks);
    if (next) grid.move(next, shiftKey);
    else if (key === 'Enter' && ctrlKey) steps.fill();
    else if (key === 'Enter') grid.move(stepped(at, { key: 'ArrowDown', ctrlKey: false }, weeks) ?? at);
    else if (key === 'Delete') steps.clear();
    else if (key === 'Escape') grid.select(at);
    else if (key === 'F2') onOpen(at);
    else if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) onMenu(field);
    else if (ctrlKey && key.toLowerCase() === 'z') (shiftKey ? editor.redo : editor.undo)();
    else return false;
    return true;
  };

  return {
    onKeyDown: (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (!(target instanceof HTMLInputElement) || event.nativeEvent.isComposing || altKey) return;
      if (act(key, { ctrlKey: ctrlKey || metaKey, shiftKey, field: target })) event.preventDefault();
    },
    onFocus: ({ target }: FocusEvent) => {
      const cell = target instanceof HTMLTableCellElement ? cellOf(target) : undefined;
      if (!cell) return;
      if (cell.week === at.week && cell.type === at.type) target.querySelector('input')?.focus();
      else grid.move(cell);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) grid.settle();
    },
    onMouseDown: (event: MouseEvent) => {
      const cell = cellOf(event.target);
      if (!cell || !event.shiftKey) return;
      event.preventDefault();
      grid.move(cell, true);
    },
    onDoubleClick: ({ target }: MouseEvent) => {
      const cell = cellOf(target);
      if (cell && !(target instanceof HTMLInputElement)) onOpen(cell);
    },
    onCopy: (event: ClipboardEvent) => isEmptyField(event.target) && grid.onCopy(event),
    onCut: (event: ClipboardEvent) => isEmptyField(event.target) && grid.onCut(event),
    onPaste: (event: ClipboardEvent) => {
      if (!isEmptyField(event.target)) return;
      event.preventDefault();
      steps.paste(event.clipboardData.getData('text/plain'));
    },
  };
}
