import type { SaidPaid } from '@clinic/contract/billing/said-paid';
import { momentOf } from '@clinic/ui/clinic-page';
import { Notice } from '@clinic/ui/layout/Notice.tsx';

/** Says how it stands with the client's word that an invoice is paid. */
export const SaidPaidNotice = ({ said: { at, reference, open } }: { said: SaidPaid }) =>
  open ? (
    <Notice tone="note" sx={{ mt: 3 }}>
      You told us on {momentOf(at)} that you have paid: {reference}. The clinic is looking for your payment.
      Please do not pay again.
    </Notice>
  ) : (
    <Notice tone="waiting" sx={{ mt: 3 }}>
      The clinic has not received your payment {reference}. Please look whether your bank or app has sent it.
    </Notice>
  );
