import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { useQuestion } from '@clinic/ui/dialogs/useQuestion.ts';
import { overDue, type Received } from './much-money.ts';

/**
 * Asks before more is received than the debt. `mayKeep` resolves to true to continue; the caller renders `question`.
 */
export function useMoreThanDue() {
  const { asked: over, ask, settle } = useQuestion<number>();
  const mayKeep = (typed: Received): boolean | Promise<boolean> => {
    const more = overDue(typed);
    return !typed.due || more === 0 || ask(more);
  };
  const question = over !== null && (
    <ConfirmDialog
      open
      title="More than is due"
      confirmLabel="Keep it as credit"
      cancelLabel="Change the amount"
      danger
      onConfirm={() => settle(true)}
      onClose={() => settle(false)}
    >
      {formatRupees(over)} more than is due: keep it as the client&apos;s credit?
    </ConfirmDialog>
  );
  return { mayKeep, question };
}
