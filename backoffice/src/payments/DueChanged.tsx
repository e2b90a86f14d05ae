import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { Asked } from '@clinic/ui/forms/useSaving.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { refusalOf } from '@clinic/ui/session/refusal.ts';
import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import { overDue, type Received } from './much-money.ts';

/** Asks whether to go on when some of the due sum was received or credited meanwhile. */
export function DueChanged({ refusal, isBusy, answer }: Asked) {
  const typed: Received = useWatch();
  const { due = 0 } = refusalOf(refusal.failure) ?? {};
  const over = overDue({ ...typed, due });
  const receive = (
    <Button color="inherit" variant="outlined" disabled={isBusy} onClick={() => answer({ due, asked: true })}>
      Receive it all the same
    </Button>
  );
  return (
    <Notice tone="stopped" announce="alert" action={receive}>
      {formatRupees(due)} is due by now, not {formatRupees(typed.due ?? 0)}: somebody was faster.
      {over > 0 && ` ${formatRupees(over)} would stay the client's credit.`}
    </Notice>
  );
}
