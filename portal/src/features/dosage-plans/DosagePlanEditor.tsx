import type { DosagePlanKind } from '@clinic/contract/care/dosage-plans';
import { dosagePlanProblem, entryProblem } from '@clinic/contract/care/dosage-rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { UnsavedGuard } from '@clinic/ui/forms/UnsavedGuard.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { EditorBar } from '../plan-workspace/EditorBar.tsx';
import { HistoryPanel } from '../plan-workspace/HistoryPanel.tsx';
import { StartFromLast } from '../plan-workspace/StartFromLast.tsx';
import { RecordNotices } from '../plan-workspace/RecordNotices.tsx';
import { RemovedNotice } from '../plan-workspace/RemovedNotice.tsx';
import { isOutdated, saveFailure } from '../plan-workspace/save-failure.ts';
import { useEditedRecord } from '../plan-workspace/useEditedRecord.ts';
import { useEditedRows } from '../plan-workspace/useEditedRows.ts';
import { useFirstMarked } from '../plan-workspace/useFirstMarked.ts';
import { useSaveProblems } from '../plan-workspace/useSaveProblems.ts';
import { dosageKinds, dosagePlanQuery, entriesIn, saveDosagePlan, type DosagePlan } from './api.ts';
import {
  blankEntry,
  editedEntries,
  entriesDiffer,
  entriesOf,
  keptEntries,
  typedProblem,
  unusualEntries,
  type EditedEntry,
} from './dosage-entries.ts';
import { DosageEntryEditor } from './DosageEntryEditor.tsx';
import { DosagePlanTable } from './DosagePlanTable.tsx';
import { UnusualDoses } from './UnusualDoses.tsx';

interface Props {
  kind: DosagePlanKind;
  clientId: string;
  saved: DosagePlan | null;
}

const itself = (entries: EditedEntry[]): EditedEntry[] => entries;
const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

export function DosagePlanEditor({ kind, clientId, saved }: Props) {
  const { item, Plan } = dosageKinds[kind];
  const editor = useEditedRecord({
    record: `${kind}:${clientId}`,
    saved,
    contentOf: entriesOf,
    start: itself,
    content: itself,
    differs: entriesDiffer,
  });
  const { value: entries, base, change } = editor;
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<readonly string[]>([]);
  const [added, setAdded] = useState<string>();
  const [asking, setAsking] = useState(false);
  const { replace, remove, removed, undoRemoval, forgetRemoved } = useEditedRows(change);
  const lacking = dosagePlanProblem(kind, entries) ?? entries.map(typedProblem).find(Boolean);
  const { problems, tries, check, fail } = useSaveProblems({
    missing: lacking ? [lacking] : [],
    content: [entries],
    editor,
  });
  const list = useFirstMarked(tries);

  const { queryKey } = dosagePlanQuery(kind, clientId);
  const save = useMutation({
    mutationFn: saveDosagePlan,
    onSuccess: ({ plan, message }, { base: replaced, entries: sent }) => {
      const verb = replaced ? 'update' : 'create';
      if (!plan) {
        fail(`Failed to ${verb} ${kind} plan: ${message ?? 'Unknown error'}`);
        return;
      }
      editor.settle(plan, sent);
      queryClient.setQueryData(queryKey, plan);
      notify.success(`${Plan} plan ${verb}d successfully!`);
    },
    onError: (failure, { base: replaced }) => {
      fail(saveFailure(failure, replaced ? 'update' : 'create', `${kind} plan`));
      // The newer plan arrives, and the screen offers both.
      if (isOutdated(failure)) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
  const send = () => {
    setAsking(false);
    const kept = keptEntries(entries);
    change(() => kept);
    save.mutate({ kind, clientId, entries: kept, base });
  };
  const submit = () => {
    forgetRemoved();
    if (!check()) {
      const incomplete = entries
        .filter((entry) => entryProblem(entry) ?? typedProblem(entry))
        .map(({ key }) => key);
      setAdded(undefined);
      setOpen([...open, ...incomplete]);
      return;
    }
    if (unusualEntries(entries, base?.entries ?? []).length > 0) setAsking(true);
    else send();
  };
  const add = () => {
    const entry = blankEntry();
    change((now) => [...now, entry]);
    setOpen([...open, entry.key]);
    setAdded(entry.key);
  };

  const nothingYet = entries.length === 0 && !editor.base;
  const history = { call: dosageKinds[kind].history, clientId };
  const use = (body: unknown) => {
    const used = entriesIn(kind, body);
    if (used) change(() => editedEntries(used));
  };

  return (
    <>
      <Box className="no-print" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
        <RecordNotices what={`${kind} plan`} editor={editor} />
        {!saved && !editor.dirty && <StartFromLast of={history} onUse={use} />}
        {entries.length === 0 ? (
          <EmptyState
            text={`No ${kind === 'vitamin' ? 'vitamins' : 'herbs'} in this plan yet.`}
            hint="Add the first one below."
          />
        ) : (
          <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
            {entries.map((entry, place) => (
              <DosageEntryEditor
                key={entry.key}
                entry={entry}
                item={item}
                open={open.includes(entry.key)}
                problem={tries > 0 ? entryProblem(entry) : undefined}
                nameRef={entry.key === added ? takeFocus : undefined}
                onToggle={() => {
                  setAdded(undefined);
                  const others = open.filter((key) => key !== entry.key);
                  setOpen(others.length < open.length ? others : [...open, entry.key]);
                }}
                onChange={replace}
                onRemove={() => remove(entry, place)}
              />
            ))}
          </Box>
        )}
        <div>
          <Button variant={nothingYet ? 'contained' : 'outlined'} startIcon={<AddIcon />} onClick={add}>
            Add New {item}
          </Button>
        </div>
        <EditorBar
          editor={editor}
          problem={problems[0]}
          saveLabel={`${base ? 'Update' : 'Save'} ${Plan} Plan`}
          saving={save.isPending}
          nothingYet={nothingYet}
          onSave={submit}
          onStartNew={() => {
            forgetRemoved();
            editor.startNew();
          }}
        >
          {removed && <RemovedNotice name={removed.name.trim() || item} onUndo={undoRemoval} />}
        </EditorBar>
      </Box>
      <Box sx={{ display: 'none', displayPrint: 'block' }}>
        <DosagePlanTable entries={entries} label={`${Plan} plan`} />
      </Box>
      <HistoryPanel of={history} hasCurrent={saved !== null} unsaved={editor.dirty} onUse={use}>
        {(body) => <DosagePlanTable entries={entriesIn(kind, body) ?? []} label={`Earlier ${Plan} plan`} />}
      </HistoryPanel>
      {asking && (
        <UnusualDoses
          entries={unusualEntries(entries, base?.entries ?? [])}
          onConfirm={send}
          onClose={() => setAsking(false)}
        />
      )}
      <UnsavedGuard dirty={editor.dirty} />
    </>
  );
}
