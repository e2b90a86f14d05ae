import type { MealType } from '@clinic/contract/constants';
import { useKeptDraft } from '@clinic/ui/forms/useKeptDraft.ts';
import { useEffect, useMemo, useState } from 'react';
import type { EditedWeek } from '../diet-plan-editing/edited-plan.ts';
import { cellKey, type CellPlace } from './grid-place.ts';

/** A line in a cell; the week by its number, since a loaded plan has other keys. */
interface TypedLine {
  week: number;
  type: MealType;
  line: string;
}

type Weeks = readonly Pick<EditedWeek, 'key' | 'weekNumber'>[];

function keyIn(weeks: Weeks, { week, type }: TypedLine): string | undefined {
  const found = weeks.find(({ weekNumber }) => weekNumber === week);
  return found && cellKey({ week: found.key, type });
}

/** Lines that are typed in cells and not added yet, by cell; they outlive a reload, as the plan's draft does. */
export function useTypedLines(clientId: string, weeks: Weeks) {
  const draft = useKeptDraft<TypedLine[]>(`dietPlanLines:${clientId}`);
  const [lines, setLines] = useState<readonly TypedLine[]>(() => draft?.read()?.value ?? []);
  useEffect(() => () => draft?.keepNow(), [draft]);
  const withLine = (cell: CellPlace, line: string): readonly TypedLine[] => {
    const others = lines.filter((one) => keyIn(weeks, one) !== cellKey(cell));
    const week = weeks.find(({ key }) => key === cell.week)?.weekNumber;
    return line === '' || week === undefined ? others : [...others, { week, type: cell.type, line }];
  };
  const keep = (next: readonly TypedLine[]) => draft?.keepSoon(() => [...next]);
  const left = useMemo(
    () => Object.fromEntries(lines.map((one) => [keyIn(weeks, one) ?? '', one.line])),
    [lines, weeks],
  );
  return {
    /** The same object until a line or the weeks change. */
    left,
    /** Keeps what is being typed; the cells are not drawn for it. */
    type: (cell: CellPlace, line: string) => keep(withLine(cell, line)),
    /** The field of a cell was left with this line; empty: with none. */
    leave: (cell: CellPlace, line: string) => {
      const next = withLine(cell, line);
      keep(next);
      if (next.length > 0 || lines.length > 0) setLines(next);
    },
  };
}
