import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { saidAt } from '../plan-checks/finding-words.ts';
import type { PlanChecks } from '../plan-checks/usePlanChecks.ts';
import { stockText, type SnackRow } from './snack-rows.ts';
import { SnackRowEditor } from './SnackRowEditor.tsx';

const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

interface Props {
  listRef: RefObject<HTMLUListElement | null>;
  rows: readonly SnackRow[];
  problemOf: (row: SnackRow) => Parameters<typeof SnackRowEditor>[0]['problem'];
  stock: Parameters<typeof stockText>[1] | undefined;
  planChecks: PlanChecks;
  /** Key of the row that was just added and takes the focus. */
  added: string | undefined;
  onChange: (row: SnackRow) => void;
  onRemove: (row: SnackRow, index: number) => void;
}

export const SnackRows = ({ listRef, rows, problemOf, stock, planChecks, added, ...on }: Props) => (
  <Box
    component="ul"
    ref={listRef}
    aria-label="Snacks"
    sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}
  >
    {rows.map((row, index) => (
      <SnackRowEditor
        key={row.key}
        row={row}
        place={index + 1}
        problem={problemOf(row)}
        stockOf={(name) => stock && stockText(name, stock)}
        marks={saidAt(planChecks, ({ item }) => item === index)}
        snackRef={row.key === added ? takeFocus : undefined}
        onChange={on.onChange}
        onRemove={() => on.onRemove(row, index)}
      />
    ))}
  </Box>
);
