import { simpleWords } from '@clinic/contract/billing/gst-return-left-out';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { Asked } from '@clinic/ui/forms/useSaving.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { refusalOf } from '@clinic/ui/session/refusal.ts';
import Button from '@mui/material/Button';

/** Asks before a registration takes in days on which simple invoices were made. */
export function OverSimple({ refusal, isBusy, answer }: Asked) {
  const overSimple = refusalOf(refusal.failure)?.simpleInvoices ?? { number: 0, sum: 0 };
  const save = (
    <Button color="inherit" variant="outlined" disabled={isBusy} onClick={() => answer({ overSimple })}>
      Register over them
    </Button>
  );
  return (
    <Notice tone="waiting" announce="alert" action={save}>
      From this day on there {overSimple.number === 1 ? 'is' : 'are'} {simpleWords(overSimple.number)} over{' '}
      {formatRupees(overSimple.sum)}, without GST. They stay as they are, and no table of the returns has
      them.
    </Notice>
  );
}
