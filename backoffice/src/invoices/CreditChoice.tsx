import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect } from 'react';
import { useAccount } from '../payments/useAccount.ts';

interface Props {
  /** Id of the client; empty while none is chosen. */
  client: string;
  /** Rupees of credit to use; 0: none. */
  used: number;
  onChange: (used: number) => void;
}

/** Offers to use the client's credit; renders nothing without any. */
export function CreditChoice({ client, used, onChange }: Props) {
  const { data } = useAccount(client);
  const left = data?.left ?? 0;
  useEffect(() => {
    if (used > 0 && used !== left) onChange(0);
    // Another client has other credit.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [left]);
  if (left === 0) return null;
  return (
    <FormControlLabel
      control={<Checkbox checked={used > 0} onChange={(_event, use) => onChange(use ? left : 0)} />}
      label={`Use the credit of ${formatRupees(left)}`}
    />
  );
}
