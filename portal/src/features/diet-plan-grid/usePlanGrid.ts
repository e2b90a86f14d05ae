import { counted } from '@clinic/contract/platform/counted';
import { FoodIndex } from '@clinic/contract/care/foods/food-index';
import { readItemLine } from '@clinic/contract/care/foods/item-line';
import { foodsIn } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import { MEAL_TYPES } from '@clinic/contract/constants';
import { sentenceOf } from '@clinic/contract/reading/reading';
import { useLayoutEffect, useMemo, useRef, useState, type ClipboardEvent } from 'react';
import { useAccount } from '../../components/account.ts';
import { mealCount, type EditedPlan } from '../diet-plan-editing/edited-plan.ts';
import { LOOK } from '../diet-plan-editing/plan-history.ts';
import type { PlanEditor } from '../diet-plan-editing/usePlanEditor.ts';
import type { PlanChecks } from '../plan-checks/usePlanChecks.ts';
import type { FieldActions } from './CellInput.tsx';
import { readBlock, textOf } from './cell-text.ts';
import {
  cleared,
  copied,
  pasted,
  spread,
  stepOf,
  withLine,
  type Block,
  type Changed,
} from './grid-changes.ts';
import { cellKey, cellsIn, spanOf, type CellPlace } from './grid-place.ts';
import { keepLine, ownLines } from './own-lines.ts';
import { useGridState } from './useGridState.ts';
import { useTypedLines } from './useTypedLines.ts';

/** Without the foods, since they could not be loaded, a line is read as it is typed. */
const NO_FOODS = new FoodIndex([]);
const LOADING = 'The clinic’s foods are still loading.';

/** A keyboard is likely, and a focused field brings up none over the page. */
const AT_A_DESK = '(min-width: 1024px) and (pointer: fine)';

/** A plan without meals is typed at once, as long as the person has gone nowhere else. */
function beginsFocused(weeks: EditedPlan['weeks']): boolean {
  const { activeElement: focused } = document;
  const isFree = focused === document.body || focused?.tagName === 'H1';
  return isFree && mealCount(weeks) === 0 && window.matchMedia?.(AT_A_DESK).matches;
}

const meals = (count: number): string => counted(count, 'meal');
/** A line without the sign of its place. */
const plainLine = (line: string): string => line.trim().replace(/^[/=]\s*/, '');

interface Options {
  editor: PlanEditor;
  planChecks: Pick<PlanChecks, 'clientId' | 'foods' | 'search' | 'hasFailed'>;
}

/** The grid's selection, and its steps: each changes the plan once, and is undone at once. */
export function usePlanGrid({ editor: { plan, edit }, planChecks }: Options) {
  const { weeks } = plan;
  const { id: account } = useAccount();
  const { selection, select, seen } = useGridState(plan);
  const { at } = selection;
  const span = useMemo(() => spanOf(selection, weeks), [selection, weeks]);
  const cells = cellsIn(span, weeks);
  const [problem, setProblem] = useState('');
  const [told, setTold] = useState('');
  const lines = useTypedLines(planChecks.clientId, weeks);
  const clip = useRef<{ text: string; block: Block }>(undefined);
  const [isFirst] = useState(() => beginsFocused(weeks));
  const takesFocus = useRef(isFirst);
  const foods = planChecks.foods ?? (planChecks.hasFailed ? NO_FOODS : undefined);

  const nameOf = ({ week, type }: CellPlace): string =>
    `${type} of ${weeks.find(({ key }) => key === week)?.title ?? ''}`;
  const selected = cells.flat();
  const words = selected.length === 1 ? nameOf(at) : meals(selected.length);

  /** The answer says why nothing was changed. */
  const apply = (done: string, change: (now: EditedPlan) => Changed): string | undefined => {
    const changed = change(plan);
    if ('problem' in changed) return changed.problem;
    setProblem('');
    if (changed.plan === plan) return undefined;
    edit(
      (now) => {
        const again = change(now);
        return 'problem' in again ? now : again.plan;
      },
      stepOf(done, changed.replaced),
    );
    return undefined;
  };
  const run = (done: string, change: (now: EditedPlan) => Changed) => setProblem(apply(done, change) ?? '');

  const fillFrom = (from: string, into: readonly string[]) => (now: EditedPlan) =>
    spread(now, MEAL_TYPES.slice(span.top, span.bottom + 1), from, into);
  const columns = weeks.slice(span.left, span.right + 1).map(({ key }) => key);
  const [first = '', ...others] = columns;

  const onLine: FieldActions['onLine'] = (typed, fills) => {
    if (!foods) return LOADING;
    const reading = readItemLine(typed, foods);
    if (!('value' in reading)) return sentenceOf(reading) ?? 'Please name a food.';
    const { value: line } = reading;
    const cell = fills ? { ...at, week: first } : at;
    const why = apply(fills ? `Line added to ${words}` : `Line added to ${nameOf(cell)}`, (now) => {
      const added = withLine(now, cell, line);
      if ('problem' in added || !fills) return added;
      const filled = fillFrom(first, others)(added.plan);
      return 'problem' in filled ? filled : { ...filled, replaced: [...added.replaced, ...filled.replaced] };
    });
    if (why === undefined) keepLine(account, plainLine(typed));
    return why;
  };
  const onTyped = (line: string) => lines.type(at, line);
  const onLeft = (line: string) => {
    if ((lines.left[cellKey(at)] ?? '') !== line || line === '') lines.leave(at, line);
  };

  const copy = (): string => {
    const block = copied(plan, cells);
    clip.current = { block, text: textOf(block) };
    setTold(`${words} copied`);
    return clip.current.text;
  };
  const clear = (done = 'cleared') => run(`${words} ${done}`, (now) => cleared(now, cells));
  const paste = (text: string) => {
    const own = clip.current?.text === text ? clip.current : undefined;
    if (!own && !foods) return setProblem(LOADING);
    const read = own ?? readBlock(text, weeks[span.left]?.totalDays ?? 0, foods ?? NO_FOODS);
    if ('problem' in read) return setProblem(read.problem);
    const { block } = read;
    const count = Math.max(block.flat().length, block.length === 1 ? selected.length : 0);
    if (block.length > 0) run(`${meals(count)} pasted`, (now) => pasted(now, cells, block));
  };
  /** Pastes from the menu, where the browser may not let this page read the clipboard. */
  const pasteClipboard = async () => {
    const text = await navigator.clipboard?.readText().catch(() => undefined);
    paste(text ?? clip.current?.text ?? '');
  };
  /** Fills each selected row from its first week; with one week selected, all weeks behind it. */
  const fill = () => {
    const behind = others.length > 0 ? others : weeks.slice(span.left + 1).map(({ key }) => key);
    run(`${words} filled to the right`, fillFrom(first, behind));
  };
  const toAllWeeks = () =>
    run(
      `${words} copied to all weeks`,
      fillFrom(
        first,
        weeks.map(({ key }) => key).filter((key) => key !== first),
      ),
    );

  const sources = useMemo(
    () => ({
      own: ownLines(account),
      known: [...new Set(foodsIn(weeks).map(({ name }) => name))],
      search: planChecks.search,
    }),
    [account, weeks, planChecks.search],
  );
  const latest = useRef({ onLine, onTyped, onLeft, sources });
  useLayoutEffect(() => {
    latest.current = { onLine, onTyped, onLeft, sources };
  });
  const [actions] = useState<FieldActions>(() => ({
    onLine: (line, fills) => latest.current.onLine(line, fills),
    onTyped: (line) => latest.current.onTyped(line),
    onLeft: (line) => latest.current.onLeft(line),
    sources: () => latest.current.sources,
    takesFocus: () => {
      const takes = takesFocus.current;
      takesFocus.current = false;
      return takes;
    },
  }));

  const move = (to: CellPlace, isExtended = false) => {
    if (isExtended) return select(at, to);
    takesFocus.current = true;
    select(to);
  };
  /** Moves the focus back into a cell. */
  const focus = (to: CellPlace) => {
    const cell = document.querySelector<HTMLElement>(`td[data-week="${to.week}"][data-type="${to.type}"]`);
    if (cell) cell.focus();
    else move(to);
  };
  const transfer = (step: 'copy' | 'cut') => (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData.setData('text/plain', copy());
    if (step === 'cut') clear('cut');
  };

  return {
    selection,
    span,
    words,
    left: lines.left,
    problem,
    told,
    actions,
    move,
    focus,
    select,
    steps: { copy, clear, paste, pasteClipboard, fill, toAllWeeks },
    onCopy: transfer('copy'),
    onCut: transfer('cut'),
    /** The week that the grid leaves the focus in becomes the active one. */
    settle: () => {
      if (plan.active === at.week) return;
      seen(at.week);
      edit((now) => ({ ...now, active: at.week }), LOOK);
    },
  };
}

export type PlanGrid = ReturnType<typeof usePlanGrid>;
