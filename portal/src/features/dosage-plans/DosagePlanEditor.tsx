import type { DosagePlanKind } from '@clinic/contract/care/dosage-plans/dosage-plans';
import type { FindingPlace } from '@clinic/contract/care/plan-checks/findings';
import { dosagePlanProblem, entryProblem } from '@clinic/contract/care/dosage-plans/dosage-rules';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { UnsavedGuard } from '@clinic/ui/forms/UnsavedGuard.tsx';
import { EditorBar } from '../plan-workspace/EditorBar.tsx';
import { HistoryPanel } from '../plan-workspace/HistoryPanel.tsx';
import { StartFromLast } from '../plan-workspace/StartFromLast.tsx';
import { RecordNotices } from '../plan-workspace/RecordNotices.tsx';
import { RemovedNotice } from '../plan-workspace/RemovedNotice.tsx';
import { useEditedRecord } from '../plan-workspace/useEditedRecord.ts';
import { useEditedRows } from '../plan-workspace/useEditedRows.ts';
import { useFirstMarked } from '../plan-workspace/useFirstMarked.ts';
import { useSaveProblems } from '../plan-workspace/useSaveProblems.ts';
import { FollowedPlanQuestion } from '../plan-checks/FollowedPlanQuestion.tsx';
import { focusRow } from '../plan-checks/focus-row.ts';
import { usePlanChecks } from '../plan-checks/usePlanChecks.ts';
import { usePlanChecksQuestion } from '../plan-checks/usePlanChecksQuestion.ts';
import { dosageKinds, entriesIn, type DosagePlan } from './api.ts';
import {
  blankEntry,
  checkedEntries,
  editedEntries,
  entriesDiffer,
  entriesOf,
  keptEntries,
  typedProblem,
  unusualEntries,
  type EditedEntry,
} from './dosage-entries.ts';
import { DosageEntries } from './DosageEntries.tsx';
import { DosagePlanTable } from './DosagePlanTable.tsx';
import { useDosageSaving } from './useDosageSaving.ts';
import { UnusualDoses } from './UnusualDoses.tsx';

/** Loaded after the plan, since it needs the rules and the foods. */
const PlanChecksLine = lazy(() => import('../plan-checks/PlanChecksLine.tsx'));

interface Props {
  kind: DosagePlanKind;
  clientId: string;
  saved: DosagePlan | null;
}

const itself = (entries: EditedEntry[]): EditedEntry[] => entries;

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
  const [open, setOpen] = useState<readonly string[]>([]);
  const [added, setAdded] = useState<string>();
  const [asking, setAsking] = useState(false);
  const { replace, remove, removed, undoRemoval, forgetRemoved } = useEditedRows(change);
  const plans = useMemo(() => ({ [kind]: checkedEntries(entries) }), [kind, entries]);
  const planChecks = usePlanChecks({ clientId, of: kind, plans });
  const questions = usePlanChecksQuestion(planChecks);
  const saving = useDosageSaving({ kind, clientId, editor, planChecks, questions });
  const lacking = dosagePlanProblem(kind, entries) ?? entries.map(typedProblem).find(Boolean);
  const { problems, tries, check } = useSaveProblems({
    missing: lacking ? [lacking] : [],
    content: [entries],
    editor,
    saving,
  });
  const list = useFirstMarked(tries);
  const send = () => {
    setAsking(false);
    const content = keptEntries(entries);
    change(() => content);
    questions.unlessAsked({ [kind]: checkedEntries(content) }, (answers) =>
      saving.save({ base, content, answers }),
    );
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

  const goTo = ({ item: at }: FindingPlace) => {
    const entry = at === undefined ? undefined : entries[at];
    if (entry) flushSync(() => setOpen([...open, entry.key]));
    focusRow(list.current, at, '[name="quantity"]');
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
          <DosageEntries
            listRef={list}
            entries={entries}
            item={item}
            open={open}
            problemOf={(entry) => (tries > 0 ? entryProblem(entry) : undefined)}
            planChecks={planChecks}
            added={added}
            onOpen={(keys) => {
              setAdded(undefined);
              setOpen(keys);
            }}
            onChange={replace}
            onRemove={remove}
          />
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
          saving={saving.sending !== null}
          nothingYet={nothingYet}
          checked={<PlanChecksLine planChecks={planChecks} onGo={goTo} />}
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
      <FollowedPlanQuestion planChecks={planChecks} questions={questions} submitLabel={`Save ${Plan} Plan`} />
      <UnsavedGuard dirty={editor.dirty} />
    </>
  );
}
