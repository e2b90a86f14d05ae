import type { PlanAnswer } from '@clinic/contract/care/history/plan-answers';
import { snacksPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import type { SnacksPlan } from '@clinic/contract/care/snacks-plans/snacks-plans';
import {
  filledSnacks,
  snackProblem,
  snacksPlanProblem,
} from '@clinic/contract/care/snacks-plans/snacks-rules';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { UnsavedGuard } from '@clinic/ui/forms/UnsavedGuard.tsx';
import { ApiError, failureText } from '@clinic/ui/session/api-error.ts';
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
import { usePlanSaving } from '../plan-checks/usePlanSaving.ts';
import { usePlanChecks } from '../plan-checks/usePlanChecks.ts';
import { usePlanChecksQuestion } from '../plan-checks/usePlanChecksQuestion.ts';
import { saveSnacksPlan, snacksPlanQuery, snackStockQuery } from './api.ts';
import { keptRows, newRow, rowsDiffer, rowsOf, snacksIn, type SnackRow } from './snack-rows.ts';
import { SnackStock } from './SnackStock.tsx';
import { SnackRows } from './SnackRows.tsx';
import { SnacksTable } from './SnacksTable.tsx';

/** Loaded after the plan, since it needs the rules and the foods. */
const PlanChecksLine = lazy(() => import('../plan-checks/PlanChecksLine.tsx'));
/** Few first plans are written before that form. */
const WithoutHistory = lazy(() => import('../plan-workspace/WithoutHistory.tsx'));

interface Sent {
  base: SnacksPlan | null;
  content: SnackRow[];
  answers: PlanAnswer[];
}

const verbOf = ({ base }: Sent) => (base ? 'update' : 'create');
const itself = (rows: SnackRow[]): SnackRow[] => rows;

export function SnacksPlanEditor({ clientId, saved }: { clientId: string; saved: SnacksPlan | null }) {
  const editor = useEditedRecord({
    record: `snacks:${clientId}`,
    saved,
    contentOf: rowsOf,
    start: itself,
    content: itself,
    differs: rowsDiffer,
  });
  const { value: rows, base, change } = editor;
  const stock = useQuery(snackStockQuery);
  const [added, setAdded] = useState<string>();
  const { replace, remove, removed, undoRemoval, forgetRemoved } = useEditedRows(change);
  const plans = useMemo(() => ({ snacks: rows }), [rows]);
  const planChecks = usePlanChecks({ clientId, of: 'snacks', plans });
  const questions = usePlanChecksQuestion(planChecks);
  const saving = usePlanSaving<SnacksPlan, SnackRow[], Sent>({
    editor,
    planChecks,
    questions,
    queryKey: snacksPlanQuery(clientId).queryKey,
    plansOf: (content) => ({ snacks: content }),
    send: ({ content, ...sent }, keys) => saveSnacksPlan({ clientId, rows: content, ...sent }, keys),
    said: (sent) => `Snacks plan ${verbOf(sent)}d successfully!`,
    failed: (failure, sent) =>
      `Failed to ${verbOf(sent)} snacks plan: ${failureText(failure, 'Unknown error')}`,
  });
  const lacking = snacksPlanProblem(rows);
  const { problems, tries, check } = useSaveProblems({
    missing: lacking ? [lacking] : [],
    content: [rows],
    editor,
    saving,
  });
  const list = useFirstMarked(tries);
  const submit = () => {
    forgetRemoved();
    if (!check()) return;
    const content = keptRows(rows);
    change(() => content);
    questions.unlessAsked({ snacks: content }, (answers) => saving.save({ base, content, answers }));
  };
  const add = () => {
    const row = newRow({ name: '', quantity: '' });
    setAdded(row.key);
    change((now) => [...now, row]);
  };

  const nothingYet = rows.length === 0 && !editor.base;
  const history = { call: snacksPlanCalls.history, clientId };
  const use = (body: unknown) => change(() => snacksIn(body).map(newRow));

  return (
    <>
      <Box className="no-print" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
        <RecordNotices what="snacks plan" editor={editor} />
        {stock.isError && (
          <Notice tone="quiet" announce="status">
            {stock.error instanceof ApiError ? 'The stock could not be loaded.' : stock.error.message}
          </Notice>
        )}
        {!saved && (
          <Suspense>
            <WithoutHistory clientId={clientId} />
          </Suspense>
        )}
        {!saved && !editor.dirty && <StartFromLast of={history} onUse={use} />}
        {rows.length === 0 ? (
          <EmptyState text="No snacks in this plan yet." hint="Add the first one below." />
        ) : (
          <SnackRows
            listRef={list}
            rows={rows}
            problemOf={(row) => (tries > 0 ? snackProblem(row) : undefined)}
            stock={stock.data}
            planChecks={planChecks}
            added={added}
            onChange={replace}
            onRemove={remove}
          />
        )}
        <div>
          <Button variant={nothingYet ? 'contained' : 'outlined'} startIcon={<AddIcon />} onClick={add}>
            Add New Snack
          </Button>
        </div>
        {stock.data && <SnackStock items={stock.data} />}
        <EditorBar
          editor={editor}
          problem={problems[0]}
          saveLabel={base ? 'Update Snacks Plan' : 'Save Snacks Plan'}
          saving={saving.sending !== null}
          nothingYet={nothingYet}
          checked={
            <PlanChecksLine
              planChecks={planChecks}
              onGo={({ item }) => focusRow(list.current, item, 'select')}
            />
          }
          onSave={submit}
          onStartNew={() => {
            forgetRemoved();
            editor.startNew();
          }}
        >
          {removed && <RemovedNotice name={removed.name || 'Snack'} onUndo={undoRemoval} />}
        </EditorBar>
      </Box>
      <Box sx={{ display: 'none', displayPrint: 'block' }}>
        <SnacksTable snacks={filledSnacks(rows)} label="Snacks plan" />
      </Box>
      <HistoryPanel of={history} hasCurrent={saved !== null} unsaved={editor.dirty} onUse={use}>
        {(body) => <SnacksTable snacks={snacksIn(body)} label="Earlier snacks plan" />}
      </HistoryPanel>
      <FollowedPlanQuestion planChecks={planChecks} questions={questions} submitLabel="Save Snacks Plan" />
      <UnsavedGuard dirty={editor.dirty} />
    </>
  );
}
