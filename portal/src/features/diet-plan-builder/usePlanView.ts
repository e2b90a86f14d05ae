import { deviceStorage } from '@clinic/ui/browser-storage';
import { useCallback, useState } from 'react';
import { useAccount } from '../../components/account.ts';

export type PlanView = 'grid' | 'list';

/** The grid is the first view from this width on; a view stays while the window is resized. */
const ROOM = '(min-width: 1024px)';

const keyOf = (account: string): string => `plan-view:${account}`;
const isView = (text: string | null): text is PlanView => text === 'grid' || text === 'list';

const parts: Record<PlanView, () => Promise<unknown>> = {
  grid: () => import('../diet-plan-grid/DietPlanGrid.tsx'),
  list: () => import('./WeekMeals.tsx'),
};

/** The chosen view of the plan, which this browser keeps for the account; its code is asked for together with the plan. */
export function usePlanView() {
  const { id } = useAccount();
  const [view, setView] = useState<PlanView>(() => {
    const kept = deviceStorage.read(keyOf(id));
    const first = isView(kept) ? kept : window.matchMedia?.(ROOM).matches ? 'grid' : 'list';
    void parts[first]();
    return first;
  });
  const choose = useCallback(
    (next: PlanView) => {
      deviceStorage.keep(keyOf(id), next);
      setView(next);
    },
    [id],
  );
  return { view, choose };
}
