import { DOSAGE_SLOTS, DOSAGE_SLOT_LABELS, MAX_TEXT } from '@clinic/contract/constants';
import type { Dosage } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { dosageTotal, timingText } from '@clinic/contract/care/dosage-plans/dosage-rules';
import { longText, oneLine } from '@clinic/contract/rules';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, type Ref } from 'react';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { FindingSentences, FindingSigns } from '../plan-checks/FindingMarks.tsx';
import type { Said } from '../plan-checks/finding-words.ts';
import { typedProblem, type EditedEntry } from './dosage-entries.ts';
import { DosageFields } from './DosageFields.tsx';

/** A dosage in words: "Morning 1 (After meal), Dinner 2". */
export function dosageText(dosage: Dosage): string {
  const doses = DOSAGE_SLOTS.filter((slot) => dosage[slot].count > 0).map((slot) => {
    const { count, timing } = dosage[slot];
    return `${DOSAGE_SLOT_LABELS[slot]} ${count}${timing ? ` (${timingText(timing)})` : ''}`;
  });
  return doses.join(', ') || 'no dosage yet';
}

const WRONG_COUNT = 'a count is no whole number';

interface Props {
  entry: EditedEntry;
  /** "Vitamin" or "Herb". */
  item: string;
  open: boolean;
  /** The sentence about a missing field, set after an attempt to save. */
  problem: string | undefined;
  onToggle: () => void;
  onChange: (entry: EditedEntry) => void;
  onRemove: () => void;
  /** Findings of the plan checks about this medicine. */
  marks: readonly Said[];
  nameRef?: Ref<HTMLInputElement>;
}

export function DosageEntryEditor({ entry, item, open, problem, marks, ...on }: Props) {
  const { onToggle, onChange, onRemove, nameRef } = on;
  const id = useId();
  const title = entry.name.trim() || `New ${item}`;
  return (
    <Box
      component="li"
      sx={{ border: '1px solid var(--line)', borderRadius: 1, bgcolor: 'var(--white)', overflow: 'clip' }}
    >
      <Box
        component="h2"
        sx={{ m: 0, fontFamily: 'var(--sans)', fontSize: '1rem', fontWeight: 400, lineHeight: 1.5 }}
      >
        <Box
          component="button"
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={onToggle}
          sx={{
            all: 'unset',
            boxSizing: 'border-box',
            cursor: 'pointer',
            display: 'flex',
            gap: 3,
            alignItems: 'center',
            width: '100%',
            minHeight: 52,
            px: 4,
            py: 2,
            '&:focus-visible': { outline: '3px solid var(--maroon)', outlineOffset: -3 },
            '&:hover': { bgcolor: 'var(--cream)' },
          }}
        >
          <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <strong>{title}</strong>
            {!open && <FindingSigns all={marks} />}
            <Box component="span" sx={{ color: 'var(--ink-soft)', display: { xs: 'block', md: 'inline' } }}>
              {' '}
              {typedProblem(entry)
                ? WRONG_COUNT
                : `${dosageText(entry.dosage)}, ${dosageTotal(entry.dosage)} a day`}
            </Box>
          </Box>
          <ExpandIcon aria-hidden sx={{ transform: open ? 'rotate(180deg)' : undefined }} />
        </Box>
      </Box>
      {open && (
        <Box id={id} sx={{ p: 4, pt: 3, display: 'grid', gap: 4, borderTop: '1px solid var(--line)' }}>
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '2fr 1fr' } }}>
            <InputField
              label={`${item} Name`}
              value={entry.name}
              error={problem ?? oneLine()(entry.name)}
              onChange={(name) => onChange({ ...entry, name })}
              inputRef={nameRef}
            />
            <InputField
              label="Quantity"
              name="quantity"
              value={entry.quantity}
              error={oneLine()(entry.quantity)}
              helperText="Strength of one piece, such as 500 mg"
              onChange={(quantity) => onChange({ ...entry, quantity })}
            />
          </Box>
          <FindingSentences all={marks} />
          <InputField
            label="Notes"
            rows={2}
            value={entry.notes}
            error={longText(MAX_TEXT)(entry.notes)}
            onChange={(notes) => onChange({ ...entry, notes })}
          />
          <div>
            <DosageFields entry={entry} onChange={onChange} />
          </div>
          <div>
            <Button color="error" aria-label={`Remove ${title}`} onClick={onRemove}>
              Remove
            </Button>
          </div>
        </Box>
      )}
    </Box>
  );
}
