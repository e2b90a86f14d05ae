import { dispensed, DISPENSED_DAYS } from '@clinic/contract/billing/dispensing';
import { counted } from '@clinic/contract/platform/counted';
import type { DosageEntry } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { inventoryCalls } from '@clinic/contract/billing/inventory-calls';
import { wholeNumberIn } from '@clinic/contract/reading/numbers';
import { wholeNumber } from '@clinic/contract/rules';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { WholeNumberField } from '@clinic/ui/forms/WholeNumberField.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { today } from '@clinic/ui/clinic-page';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { lineOfItem, type NewLine } from '../invoices/item-to-add.ts';
import { useServer } from '../providers/useServer.ts';

interface Props {
  clientId: string;
  entries: readonly DosageEntry[];
  onClose: () => void;
}

const LIMITS = { min: DISPENSED_DAYS.min, max: DISPENSED_DAYS.max };
const daysRule = wholeNumber(LIMITS.min, LIMITS.max);

/** Asks for a number of days, shows the quantities, and opens an invoice with these lines. */
export function DispenseDialog({ clientId, entries, onClose }: Props) {
  const [days, setDays] = useState(String(DISPENSED_DAYS.default));
  const navigate = useNavigate();
  const server = useServer();
  const { data, error, refetch } = useQuery({
    queryKey: ['inventory', 'all'],
    queryFn: () => server((api) => api.call(inventoryCalls.all, {})),
  });
  const count = wholeNumberIn(days);
  const wrong = daysRule(count);
  const rows = data && !wrong ? dispensed(entries, { from: today(), days: count }, data.items) : [];
  const lines = rows.flatMap(({ item, quantity }): NewLine[] =>
    item ? [lineOfItem(item, { quantity, price: item.price })] : [],
  );
  return (
    <ConfirmDialog
      open
      title="Dispense"
      confirmLabel="Create Invoice"
      onConfirm={() => {
        if (lines.length > 0) void navigate(`/invoice?client=${clientId}`, { state: { lines } });
      }}
      onClose={onClose}
    >
      <WholeNumberField
        label="Days"
        {...LIMITS}
        value={days}
        onChange={setDays}
        error={wrong}
        sx={{ mt: 2, mb: 3, maxWidth: 160 }}
      />
      {error && (
        <FailureNotice
          sentence={failureText(error, 'The stock could not be read.')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <ContentSkeleton rows={3} />}
      {data && !wrong && lines.length === 0 && <p>None of it is in stock, so there is nothing to invoice.</p>}
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {rows.map(({ name, pieces, quantity, item }) => (
          <li key={name}>
            {item?.name ?? name}: {counted(pieces, 'piece')}
            {item === null && ', not in stock'}
            {item && item.countInStock < quantity && `, only ${item.countInStock} in stock`}
          </li>
        ))}
      </Box>
    </ConfirmDialog>
  );
}
