import { DOSAGE_SLOTS, DOSAGE_SLOT_LABELS, type DosageSlot } from '@clinic/contract/constants';
import { dosageTotal } from '@clinic/contract/care/dosage-plans/dosage-rules';
import Box from '@mui/material/Box';
import { useId, useState, type ClipboardEvent } from 'react';
import { CELL_COLUMNS } from './dose-columns.ts';
import { PROPOSED } from '../../components/proposed-value.ts';
import {
  cellProblem,
  cellText,
  typedProblem,
  withPasted,
  withTypedCell,
  type EditedEntry,
} from './dosage-entries.ts';

const input = {
  font: 'inherit',
  color: 'inherit',
  width: '100%',
  minWidth: 0,
  height: 44,
  textAlign: 'center',
  border: '1px solid var(--edge)',
  borderRadius: 1,
  bgcolor: 'var(--white)',
  '&:focus': { outline: '2px solid var(--river)', outlineOffset: -1 },
  '&[data-taken]': { bgcolor: 'var(--leaf-soft)' },
  '&[aria-invalid="true"]': { borderColor: 'var(--brick)', outlineColor: 'var(--brick)' },
} as const;

interface CellProps {
  entry: EditedEntry;
  slot: DosageSlot;
  title: string;
  /** Id of the sentence about this row's cells. */
  said: string | undefined;
  onChange: (entry: EditedEntry) => void;
}

function DoseCell({ entry, slot, title, said, onChange }: CellProps) {
  // While it has the focus, a cell shows what is typed; then it shows the dose as it was read.
  const [typing, setTyping] = useState<string>();
  const wrong = cellProblem(entry, slot) !== undefined;
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const cells = event.clipboardData.getData('text').trim().split('\t');
    if (cells.length < 2) return;
    event.preventDefault();
    setTyping(undefined);
    onChange(withPasted(entry, slot, cells));
  };
  return (
    <Box
      component="input"
      type="text"
      autoComplete="off"
      autoCapitalize="none"
      enterKeyHint="next"
      data-cell
      {...PROPOSED}
      aria-label={`${title}, ${DOSAGE_SLOT_LABELS[slot]}`}
      aria-invalid={wrong || undefined}
      aria-describedby={wrong ? said : undefined}
      data-taken={entry.dosage[slot].count > 0 || undefined}
      value={typing ?? cellText(entry, slot)}
      onChange={({ target }: { target: HTMLInputElement }) => {
        setTyping(target.value);
        onChange(withTypedCell(entry, slot, target.value));
      }}
      onBlur={() => setTyping(undefined)}
      onPaste={paste}
      sx={input}
    />
  );
}

interface Props {
  entry: EditedEntry;
  title: string;
  onChange: (entry: EditedEntry) => void;
}

/** A dose at the five times of a day, typed as "1", "1a" or "2b", and the pieces of a day. */
export function DoseCells({ entry, title, onChange }: Props) {
  const said = useId();
  const problem = typedProblem(entry);
  return (
    <Box sx={{ pl: { xs: 4, md: 0 }, pr: { xs: 4, md: 3 }, pt: { md: 1 }, pb: { xs: 3, md: 1 } }}>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: CELL_COLUMNS, alignItems: 'end' }}>
        {DOSAGE_SLOTS.map((slot) => (
          <Box key={slot} sx={{ minWidth: 0 }}>
            <Box
              component="span"
              aria-hidden
              sx={{
                display: { md: 'none' },
                fontSize: '0.75rem',
                lineHeight: 1.2,
                color: 'var(--ink-soft)',
              }}
            >
              {DOSAGE_SLOT_LABELS[slot]}
            </Box>
            <DoseCell entry={entry} slot={slot} title={title} said={problem && said} onChange={onChange} />
          </Box>
        ))}
        <Box
          component="span"
          sx={{
            alignSelf: 'end',
            lineHeight: '44px',
            textAlign: 'right',
            fontWeight: 600,
            fontSize: { xs: '0.875rem', md: '1rem' },
          }}
        >
          {problem ? '–' : dosageTotal(entry.dosage)} a day
        </Box>
      </Box>
      {problem && (
        <Box id={said} sx={{ color: 'var(--brick)', fontSize: '0.875rem', pt: 1 }}>
          {problem}
        </Box>
      )}
    </Box>
  );
}
