import type { DosagePlanKind } from '@clinic/contract/care/dosage-plans/dosage-plans';
import type { PlanAnswer } from '@clinic/contract/care/history/plan-answers';
import type { FindingPlace } from '@clinic/contract/care/plan-checks/findings';
import { dosagePlanProblem, entryProblem } from '@clinic/contract/care/dosage-plans/dosage-rules';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { UnsavedGuard } from '@clinic/ui/forms/UnsavedGuard.tsx';
import { EditorBar } from '../plan-workspace/EditorBar.tsx';
import { HistoryPanel } from '../plan-workspace/HistoryPanel.tsx';
import { StartFromLast } from '../plan-workspace/StartFromLast.tsx';
import { RecordNotices } from '../plan-workspace/RecordNotices.tsx';
import { RemovedNotice } from '../plan-workspace/RemovedNotice.tsx';
import { saveFailure } from '../plan-workspace/save-failure.ts';
import { useEditedRecord } from '../plan-workspace/useEditedRecord.ts';
import { useEditedRows } from '../plan-workspace/useEditedRows.ts';
import { useFirstMarked } from '../plan-workspace/useFirstMarked.ts';
import { useSaveProblems } from '../plan-workspace/useSaveProblems.ts';
import { focusRow } from '../plan-checks/focus-row.ts';
import { saidAt } from '../plan-checks/finding-words.ts';
import { usePlanSaving } from '../plan-checks/usePlanSaving.ts';
import { usePlanChecks } from '../plan-checks/usePlanChecks.ts';
import { usePlanChecksQuestion } from '../plan-checks/usePlanChecksQuestion.ts';
import { dosageKinds, dosagePlanQuery, entriesIn, saveDosagePlan, type DosagePlan } from './api.ts';
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
import { DosageEntryEditor } from './DosageEntryEditor.tsx';
import { DosagePlanTable } from './DosagePlanTable.tsx';
import { UnusualDoses } from './UnusualDoses.tsx';

/** After the plan: what it says takes the rules and the foods. */
const PlanChecksLine = lazy(() => import('../plan-checks/PlanChecksLine.tsx'));
const PlanChecksQuestion = lazy(() => import('../plan-checks/PlanChecksQuestion.tsx'));

interface Props {
  kind: DosagePlanKind;
  clientId: string;
  saved: DosagePlan | null;
}

interface Sent {
  base: DosagePlan | null;
  content: EditedEntry[];
  answers: PlanAnswer[];
}

const verbOf = ({ base }: Sent) => (base ? 'update' : 'create');
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
  const [open, setOpen] = useState<readonly string[]>([]);
  const [added, setAdded] = useState<string>();
  const [asking, setAsking] = useState(false);
  const { replace, remove, removed, undoRemoval, forgetRemoved } = useEditedRows(change);
  const plans = useMemo(() => ({ [kind]: checkedEntries(entries) }), [kind, entries]);
  const planChecks = usePlanChecks({ clientId, of: kind, plans });
  const questions = usePlanChecksQuestion(planChecks);
  const saving = usePlanSaving<DosagePlan, EditedEntry[], Sent>({
    editor,
    planChecks,
    questions,
    queryKey: dosagePlanQuery(kind, clientId).queryKey,
    plansOf: (content) => ({ [kind]: checkedEntries(content) }),
    send: ({ content, ...sent }, keys) => saveDosagePlan({ kind, clientId, entries: content, ...sent }, keys),
    said: (sent) => `${Plan} plan ${verbOf(sent)}d successfully!`,
    failed: (failure, sent) => saveFailure(failure, verbOf(sent), `${kind} plan`),
  });
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
          <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
            {entries.map((entry, place) => (
              <DosageEntryEditor
                key={entry.key}
                entry={entry}
                item={item}
                open={open.includes(entry.key)}
                problem={tries > 0 ? entryProblem(entry) : undefined}
                marks={saidAt(planChecks, ({ item: at }) => at === place)}
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
      {questions.asked && (
        <Suspense>
          <PlanChecksQuestion
            planChecks={planChecks}
            questions={questions}
            findings={questions.asked}
            title="Is this plan right?"
            submitLabel={`Save ${Plan} Plan`}
          >
            <div>The client follows it as soon as it is saved.</div>
          </PlanChecksQuestion>
        </Suspense>
      )}
      <UnsavedGuard dirty={editor.dirty} />
    </>
  );
}
