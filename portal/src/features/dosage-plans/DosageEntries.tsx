import Box from '@mui/material/Box';
import type { DosagePlanKind } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { lazy, Suspense, type RefObject } from 'react';
import { saidAt } from '../plan-checks/finding-words.ts';
import type { PlanChecks } from '../plan-checks/usePlanChecks.ts';
import type { EditedEntry } from './dosage-entries.ts';
import { DoseHeadings } from './DoseHeadings.tsx';
import { DosageEntryEditor } from './DosageEntryEditor.tsx';

/** Loaded after the plan. */
const GivenText = lazy(() => import('./GivenText.tsx'));

const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

interface Props {
  listRef: RefObject<HTMLUListElement | null>;
  entries: readonly EditedEntry[];
  kind: DosagePlanKind;
  clientId: string;
  /** Keys of the unfolded entries. */
  open: readonly string[];
  problemOf: (entry: EditedEntry) => string | undefined;
  planChecks: PlanChecks;
  /** Key of the entry that was just added and takes the focus. */
  added: string | undefined;
  onOpen: (keys: readonly string[]) => void;
  onChange: (entry: EditedEntry) => void;
  onRemove: (entry: EditedEntry) => void;
}

export function DosageEntries({
  listRef,
  entries,
  kind,
  clientId,
  open,
  problemOf,
  planChecks,
  added,
  ...on
}: Props) {
  const toggle = (key: string) => {
    const others = open.filter((one) => one !== key);
    on.onOpen(others.length < open.length ? others : [...open, key]);
  };
  return (
    <div>
      <DoseHeadings />
      <Box component="ul" ref={listRef} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {entries.map((entry, place) => (
          <DosageEntryEditor
            key={entry.key}
            entry={entry}
            kind={kind}
            given={
              <Suspense>
                <GivenText clientId={clientId} entry={entry} entries={entries} />
              </Suspense>
            }
            open={open.includes(entry.key)}
            problem={problemOf(entry)}
            marks={saidAt(planChecks, ({ item: at }) => at === place)}
            nameRef={entry.key === added ? takeFocus : undefined}
            onToggle={() => toggle(entry.key)}
            onChange={on.onChange}
            onRemove={() => on.onRemove(entry)}
          />
        ))}
      </Box>
    </div>
  );
}
