import type { DietPlan } from '@clinic/contract/diet-plans';
import { useCallback, useEffect, useState } from 'react';
import { useAccount } from '../../components/account.tsx';
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { editedPlan, hasChanges, type EditedPlan } from './edited-plan.ts';
import {
  applied,
  redone,
  startHistory,
  undone,
  type Edit,
  type LOOK,
  type PlanHistory,
} from './plan-history.ts';

interface EditorState {
  history: PlanHistory;
  /** The stored plan that is being changed; null for a new one. */
  base: DietPlan | null;
  /** The plan as it is stored: what differs from it is not saved yet. */
  baseline: EditedPlan;
  /** When the unfinished plan was kept that is on the screen again; null when there was none. */
  restoredAt: number | null;
}

interface Draft {
  base: DietPlan | null;
  plan: EditedPlan;
}

function loaded(saved: DietPlan | null): EditorState {
  const plan = editedPlan(saved);
  return { history: startHistory(plan), base: saved, baseline: plan, restoredAt: null };
}

function restored(saved: DietPlan | null, draft: { savedAt: number; value: Draft } | null): EditorState {
  const fresh = loaded(saved);
  if (!draft?.value.plan?.weeks?.[0]) return fresh;
  const { base, plan } = draft.value;
  const baseline = base ? editedPlan(base) : fresh.baseline;
  return { history: startHistory(plan), base, baseline, restoredAt: draft.savedAt };
}

const isSameVersion = (one: DietPlan | null, other: DietPlan | null): boolean =>
  one?._id === other?._id && one?.updatedAt === other?.updatedAt;

/** Whether the stored plan is another one than the screen builds on; a new plan beside one that was `seen` is wanted. */
const isNews = (saved: DietPlan | null, base: DietPlan | null, seen: DietPlan | null): boolean =>
  saved !== null && (base ? saved.updatedAt > base.updatedAt : !isSameVersion(seen, saved));

/** The plan on the screen: every step can be undone, and what is not saved survives a crash in this browser. */
export function usePlanEditor(clientId: string, saved: DietPlan | null) {
  const { area, id: account } = useAccount();
  const record = `dietPlan:${clientId}`;
  const [state, setState] = useState(() => restored(saved, readDraft<Draft>(area, account, record)));
  const [seen, setSeen] = useState(saved);
  const { history, base, baseline, restoredAt } = state;
  const { plan } = history;
  const dirty = hasChanges(plan, baseline);

  const elsewhere = isNews(saved, base, seen);
  if (elsewhere && !dirty) {
    setSeen(saved);
    setState(loaded(saved));
  }

  useEffect(() => {
    if (dirty) keepDraft(area, account, record, { base, plan } satisfies Draft);
    else dropDraft(area, account, record);
  }, [area, account, record, base, plan, dirty]);

  const edit = useCallback(
    (change: (plan: EditedPlan) => EditedPlan, step: Edit | typeof LOOK) =>
      setState((now) => ({ ...now, history: applied(now.history, change(now.history.plan), step) })),
    [],
  );
  const undo = useCallback(() => setState((now) => ({ ...now, history: undone(now.history) })), []);
  const redo = useCallback(() => setState((now) => ({ ...now, history: redone(now.history) })), []);

  return {
    plan,
    base,
    dirty,
    restoredAt,
    edit,
    undo,
    redo,
    lastStep: history.past.at(-1),
    nextStep: history.future[0],
    savedElsewhere: elsewhere && dirty,
    /** Gives up what is not saved. */
    takeSaved: () => {
      setSeen(saved);
      setState(loaded(saved));
    },
    /** The next save replaces what was saved elsewhere. */
    keepMine: () => {
      setSeen(saved);
      setState((now) => ({ ...now, base: now.base && saved }));
    },
    hideRestored: () => setState((now) => ({ ...now, restoredAt: null })),
    startNewPlan: () => {
      setSeen(saved);
      setState(loaded(null));
    },
    /** What was typed while the save was on its way stays and is not saved yet. */
    settle: (answer: DietPlan, sent: EditedPlan) => {
      setSeen(answer);
      setState((now) => ({ ...now, base: answer, baseline: sent, restoredAt: null }));
    },
  };
}

export type PlanEditor = ReturnType<typeof usePlanEditor>;
