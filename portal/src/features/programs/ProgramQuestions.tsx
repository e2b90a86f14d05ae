import { formatDay, type Day } from '@clinic/contract/clinic-calendar';
import type { DietWeek } from '@clinic/contract/care/diet-plans/diet-plans';
import { titlesOf } from '@clinic/contract/care/diet-plans/diet-plan-words';
import { counted } from '@clinic/contract/platform/counted';
import { lazy, Suspense } from 'react';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@clinic/ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}));

interface Answers {
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a program's start is moved, since another start is compared with other measurements. */
export const MovedStart = ({ from, to, ...answers }: Answers & { from: Day; to: Day }) => (
  <Suspense>
    <ConfirmDialog
      open
      title="Move the start of the program?"
      confirmLabel={`Start on ${formatDay(to)}`}
      {...answers}
    >
      The program is then compared with what was measured around {formatDay(to)}, and no longer with that of{' '}
      {formatDay(from)}.
    </ConfirmDialog>
  </Suspense>
);

interface Surplus extends Answers {
  /** Weeks of the shortened program. */
  weeks: number;
  /** Weeks of the diet plan beyond them. */
  surplus: readonly DietWeek[];
}

/** Asks before a program becomes shorter than its diet plan. */
export const SurplusWeeks = ({ weeks, surplus, ...answers }: Surplus) => (
  <Suspense>
    <ConfirmDialog
      open
      title="The diet plan is longer than this program"
      confirmLabel={`Save with ${counted(weeks, 'week')}`}
      {...answers}
    >
      For {counted(weeks, 'week')} these are too many: <strong>{titlesOf(surplus)}</strong>. They stay in the
      diet plan for now; its screen offers to cut them.
    </ConfirmDialog>
  </Suspense>
);
