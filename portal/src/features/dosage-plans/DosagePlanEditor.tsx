import type { DosagePlanKind } from '@clinic/contract/care/dosage-plans/dosage-plans';
import type { FindingPlace } from '@clinic/contract/care/plan-checks/findings';
import { dosesAnew, dosesOfVersion } from '@clinic/contract/care/dosage-plans/carried-doses';
import { today } from '@clinic/ui/clinic-page';
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
import { useEditedRecord } from '../plan-workspace/useEditedRecord.ts';
import { useFirstMarked } from '../plan-workspace/useFirstMarked.ts';
import { useSaveProblems } from '../plan-workspace/useSaveProblems.ts';
import { FollowedPlanQuestion } from '../plan-checks/FollowedPlanQuestion.tsx';
import { focusRow } from '../plan-checks/focus-row.ts';
import { usePlanChecks } from '../plan-checks/usePlanChecks.ts';
import { usePlanChecksQuestion } from '../plan-checks/usePlanChecksQuestion.ts';
import { dosageKinds, entriesIn, stoppedIn, type DosagePlan } from './api.ts';
import {
  checkedEntries,
  entriesDiffer,
  entriesOf,
  keptEntries,
  rowProblem,
  stopProblem,
  unusualEntries,
  type EditedEntry,
} from './dosage-entries.ts';
import { DosageEntries } from './DosageEntries.tsx';
import { DosagePlanTable, RestartNotices, UnusualDoses } from './lazy-parts.ts';
import { StoppedRows } from './StoppedRows.tsx';
import { useRestart } from './useRestart.ts';
import { useDoseRows } from './useDoseRows.ts';
import { useDosageSaving } from './useDosageSaving.ts';

/** Loaded after the plan, since it needs the rules and the foods. */
const PlanChecksLine = lazy(() => import('../plan-checks/PlanChecksLine.tsx'));
/** Loaded behind the rows. */
const DosesLibrary = lazy(() => import('./DosesLibrary.tsx'));
/** Few first plans are written before that form. */
const WithoutHistory = lazy(() => import('../plan-workspace/WithoutHistory.tsx'));
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
  const { value: rows, base, change } = editor;
  const standing = base?.entries ?? [];
  const doses = useDoseRows({ rows, standing, change });
  const { taken, stopping, open, unfold } = doses;
  const [asking, setAsking] = useState(false);
  const plans = useMemo(() => ({ [kind]: checkedEntries(rows) }), [kind, rows]);
  const planChecks = usePlanChecks({ clientId, of: kind, plans });
  const questions = usePlanChecksQuestion(planChecks);
  const saving = useDosageSaving({ kind, clientId, editor, planChecks, questions });
  const lacking =
    (stopping.length > 0 && taken.length === 0 ? undefined : dosagePlanProblem(kind, taken)) ??
    taken.map(rowProblem).find(Boolean) ??
    stopping.map(stopProblem).find(Boolean);
  const { problems, tries, check } = useSaveProblems({
    missing: lacking ? [lacking] : [],
    content: [rows],
    editor,
    saving,
  });
  // A row that cannot be saved is unfolded, and its fields say more than its cells.
  const list = useFirstMarked(tries, ':not([data-cell])');
  const stopped = useFirstMarked(tries);
  const send = () => {
    setAsking(false);
    const content = keptEntries(rows);
    change(() => content);
    questions.unlessAsked({ [kind]: checkedEntries(content) }, (answers) =>
      saving.save({ base, content, answers }),
    );
  };
  const submit = () => {
    doses.forgetRemoved();
    if (!check()) {
      const incomplete = taken
        .filter((entry) => entryProblem(entry) ?? rowProblem(entry))
        .map(({ key }) => key);
      unfold([...open, ...incomplete]);
      return;
    }
    if (unusualEntries(taken, standing).length > 0) setAsking(true);
    else send();
  };

  const goTo = ({ item: at }: FindingPlace) => {
    const entry = at === undefined ? undefined : taken[at];
    if (entry) flushSync(() => unfold([...open, entry.key]));
    focusRow(list.current, at, '[name="quantity"]');
  };

  const stops = [...(base?.stopped ?? []), ...planChecks.stopped];
  const nothingYet = rows.length === 0 && !editor.base;
  const history = { call: dosageKinds[kind].history, clientId };
  const { restart, begin, answer, hide } = useRestart(doses.use);
  const beginFrom = (from: typeof dosesOfVersion) => (body: unknown) => {
    const used = entriesIn(kind, body);
    if (used) begin(from(used, today()), [...stoppedIn(body), ...stops]);
  };

  return (
    <>
      <Box className="no-print" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
        <RecordNotices what={`${kind} plan`} editor={editor} />
        {!saved && (
          <Suspense>
            <WithoutHistory clientId={clientId} />
          </Suspense>
        )}
        {!saved && !editor.dirty && <StartFromLast of={history} onUse={beginFrom(dosesAnew)} />}
        {restart && (
          <Suspense>
            <RestartNotices restart={restart} onAnswer={answer} onHide={hide} />
          </Suspense>
        )}
        {taken.length === 0 ? (
          <EmptyState
            text={`No ${kind === 'vitamin' ? 'vitamins' : 'herbs'} in this plan yet.`}
            hint="Add the first one below."
          />
        ) : (
          <DosageEntries
            listRef={list}
            entries={taken}
            kind={kind}
            clientId={clientId}
            open={open}
            problemOf={(entry) => (tries > 0 ? entryProblem(entry) : undefined)}
            planChecks={planChecks}
            added={doses.added}
            onOpen={unfold}
            onChange={doses.replace}
            onRemove={doses.remove}
          />
        )}
        {stopping.length > 0 && (
          <StoppedRows
            listRef={stopped}
            rows={stopping}
            removed={doses.stopped}
            tried={tries > 0}
            onReason={(row, reason) => doses.replace({ ...row, stopping: { reason } })}
            onUndo={({ stopping: _asked, ...row }) => doses.replace(row)}
          />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button variant={nothingYet ? 'contained' : 'outlined'} startIcon={<AddIcon />} onClick={doses.add}>
            Add New {item}
          </Button>
          <Suspense>
            <DosesLibrary rows={rows} change={change} stopped={stops} />
          </Suspense>
        </Box>
        <EditorBar
          editor={editor}
          problem={problems[0]}
          saveLabel={`${base ? 'Update' : 'Save'} ${Plan} Plan`}
          saving={saving.sending !== null}
          nothingYet={nothingYet}
          checked={<PlanChecksLine planChecks={planChecks} onGo={goTo} />}
          onSave={submit}
          onStartNew={() => {
            doses.forgetRemoved();
            editor.startNew();
          }}
        >
          {doses.removed && (
            <RemovedNotice name={doses.removed.name.trim() || item} onUndo={doses.undoRemoval} />
          )}
        </EditorBar>
      </Box>
      <Box sx={{ display: 'none', displayPrint: 'block' }}>
        <Suspense>
          <DosagePlanTable entries={taken} label={`${Plan} plan`} />
        </Suspense>
      </Box>
      <HistoryPanel
        of={history}
        hasCurrent={saved !== null}
        unsaved={editor.dirty}
        onUse={beginFrom(dosesOfVersion)}
      >
        {(body) => (
          <Suspense>
            <DosagePlanTable entries={entriesIn(kind, body) ?? []} label={`Earlier ${Plan} plan`} />
          </Suspense>
        )}
      </HistoryPanel>
      {asking && (
        <Suspense>
          <UnusualDoses
            entries={unusualEntries(taken, standing)}
            onConfirm={send}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
      <FollowedPlanQuestion planChecks={planChecks} questions={questions} submitLabel={`Save ${Plan} Plan`} />
      <UnsavedGuard dirty={editor.dirty} />
    </>
  );
}
