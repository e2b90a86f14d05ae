import { useCallback, useState } from 'react';
import type { EditedPlan } from '../diet-plan-editing/edited-plan.ts';
import { MEAL_TYPES } from '@clinic/contract/constants';
import type { CellPlace, Selection } from './grid-place.ts';

const placeIn = (week: string): CellPlace => ({ week, type: MEAL_TYPES[0] });
const only = (at: CellPlace): Selection => ({ at, to: at });

/** The selection of the grid; it follows a step that makes another week the active one, or takes its week away. */
export function useGridState({ weeks, active }: Pick<EditedPlan, 'weeks' | 'active'>) {
  const [kept, setKept] = useState(() => only(placeIn(active)));
  const [seenActive, setSeenActive] = useState(active);
  const isThere = ({ week }: CellPlace) => weeks.some(({ key }) => key === week);
  const follows = seenActive !== active || !isThere(kept.at);
  const at = follows ? { ...kept.at, week: active } : kept.at;
  const selection = follows || !isThere(kept.to) ? only(at) : kept;
  if (follows) {
    setSeenActive(active);
    setKept(selection);
  }
  const select = useCallback((from: CellPlace, to: CellPlace = from) => setKept({ at: from, to }), []);
  return {
    selection,
    /** Stays the same at every drawing. */
    select,
    /** The week of the selection becomes the active one. */
    seen: (week: string) => setSeenActive(week),
  };
}
