import { MAX_TEXT } from '@clinic/contract/constants';
import type { DosagePlanKind } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { courseText } from '@clinic/contract/care/dosage-plans/dose-words';
import { longText, oneLine } from '@clinic/contract/rules';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useId, type ReactNode, type Ref } from 'react';
import { today } from '@clinic/ui/clinic-page';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { FindingSentences, FindingSigns } from '../plan-checks/FindingMarks.tsx';
import type { Said } from '../plan-checks/finding-words.ts';
import { dosageKinds } from './api.ts';
import type { EditedEntry } from './dosage-entries.ts';
import { DosageFields } from './DosageFields.tsx';
import { DoseCells } from './DoseCells.tsx';
import { ROW_COLUMNS } from './dose-columns.ts';
import { ProductField } from './ProductField.tsx';
import { strengthWords } from './strength-words.ts';

/** Loaded after the plan, since it needs the phrases of the plan checks. */
const AskedDays = lazy(() => import('./AskedDays.tsx'));
const CourseFields = lazy(() => import('./CourseFields.tsx'));

interface Props {
  entry: EditedEntry;
  kind: DosagePlanKind;
  /** The line about the pieces that the desk last gave. */
  given: ReactNode;
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

export function DosageEntryEditor({ entry, kind, given, open, problem, marks, ...on }: Props) {
  const { onToggle, onChange, onRemove, nameRef } = on;
  const id = useId();
  const { item } = dosageKinds[kind];
  const title = entry.name.trim() || `New ${item}`;
  const strength = strengthWords(entry.form);
  const summary = [entry.quantity, courseText(entry, today())].filter(Boolean).join(' · ');
  return (
    <Box
      component="li"
      sx={{ border: '1px solid var(--line)', borderRadius: 1, bgcolor: 'var(--white)', overflow: 'clip' }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: ROW_COLUMNS }, alignItems: 'center' }}>
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
                {summary}
                {given}
              </Box>
            </Box>
            <ExpandIcon aria-hidden sx={{ transform: open ? 'rotate(180deg)' : undefined }} />
          </Box>
        </Box>
        <DoseCells entry={entry} title={title} onChange={onChange} />
      </Box>
      <Suspense>
        <AskedDays entry={entry} onChange={onChange} />
      </Suspense>
      {open && (
        <Box id={id} sx={{ p: 4, pt: 3, display: 'grid', gap: 4, borderTop: '1px solid var(--line)' }}>
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '2fr 1fr' } }}>
            <ProductField
              kind={kind}
              label={`${item} Name`}
              entry={entry}
              error={problem ?? oneLine()(entry.name)}
              onChange={onChange}
              inputRef={nameRef}
            />
            <InputField
              label={strength.label}
              name="quantity"
              value={entry.quantity}
              error={oneLine()(entry.quantity)}
              helperText={strength.hint}
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
          <Suspense fallback={<ContentSkeleton height={56} rows={2} />}>
            <CourseFields entry={entry} onChange={onChange} />
          </Suspense>
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
