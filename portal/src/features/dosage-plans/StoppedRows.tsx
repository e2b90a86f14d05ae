import { STOP_REASONS, type StopReason } from '@clinic/contract/care/dosage-plans/dose-course';
import { STOP_REASON_LABELS } from '@clinic/contract/care/dosage-plans/dose-words';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { stopProblem, type EditedEntry } from './dosage-entries.ts';

const reasons = [
  { value: '', label: 'Please choose' },
  ...STOP_REASONS.map((reason) => ({ value: reason, label: STOP_REASON_LABELS[reason] })),
];

const takeFocus = (field: HTMLElement | null): void => field?.focus();

interface Props {
  listRef: RefObject<HTMLUListElement | null>;
  rows: readonly EditedEntry[];
  /** Key of the row that was just removed and whose question takes the focus. */
  removed: string | undefined;
  /** True: a save was tried, so a missing reason is marked. */
  tried: boolean;
  onReason: (row: EditedEntry, reason: StopReason) => void;
  onUndo: (row: EditedEntry) => void;
}

/** The medicines that the next save stops, each with the question why. */
export function StoppedRows({ listRef, rows, removed, tried, onReason, onUndo }: Props) {
  return (
    <Box
      component="ul"
      ref={listRef}
      aria-label="Stopped"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}
    >
      {rows.map((row) => (
        <li key={row.key}>
          <Notice
            tone="note"
            action={
              <>
                <InputField
                  label={`Why is ${row.name} stopped?`}
                  size="small"
                  required
                  value={row.stopping?.reason ?? ''}
                  options={reasons}
                  error={tried ? stopProblem(row) : undefined}
                  inputRef={row.key === removed ? takeFocus : undefined}
                  onChange={(reason) => onReason(row, reason as StopReason)}
                  sx={{ flex: '1 1 220px', maxWidth: 360, bgcolor: 'var(--white)' }}
                />
                <Button size="small" color="inherit" variant="outlined" onClick={() => onUndo(row)}>
                  Undo
                </Button>
              </>
            }
          >
            {row.name} removed: it is stopped when you save.
          </Notice>
        </li>
      ))}
    </Box>
  );
}
