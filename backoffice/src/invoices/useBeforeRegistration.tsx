import { formatDay, type Day } from '@clinic/contract/clinic-calendar';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { useQuestion } from '@clinic/ui/dialogs/useQuestion.ts';
import type { NewInvoice } from './new-invoice.ts';
import type { FormOn } from './useInvoiceForms.ts';

/**
 * Asks before a registered clinic dates an invoice before its registration. `mayMake` resolves to true to continue; the
 * caller renders `question`.
 */
export function useBeforeRegistration(formOn: FormOn) {
  const { asked: day, ask, settle } = useQuestion<Day>();
  const mayMake = ({ date }: Pick<NewInvoice, 'date'>): boolean | Promise<boolean> =>
    !formOn(date).isBeforeRegistration || ask(date);
  const question = day !== null && (
    <ConfirmDialog
      open
      title="Before the registration"
      confirmLabel="Make it without GST"
      cancelLabel="Change the date"
      danger
      onConfirm={() => settle(true)}
      onClose={() => settle(false)}
    >
      On {formatDay(day)} the clinic was not registered: the invoice has no GST. A sale of today has
      today&apos;s date.
    </ConfirmDialog>
  );
  return { mayMake, question };
}
