import { dispensed, DISPENSED_DAYS, type Dispensed } from '@clinic/contract/billing/dispensing';
import { counted } from '@clinic/contract/platform/counted';
import type { DosageEntry } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { PACK_PIECES, type InventoryItem } from '@clinic/contract/billing/inventory';
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
import { useMutation, useQuery } from '@tanstack/react-query';
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

const { min, max } = PACK_PIECES;
const packRule = wholeNumber(min, max);
const packProblem = (typed: string) => (typed.trim() === '' ? undefined : packRule(wholeNumberIn(typed)));

/** The stock with the packs that were typed for items that do not say theirs. */
function withPacks(items: readonly InventoryItem[], typed: Readonly<Record<string, string>>) {
  return items.map((item) => {
    const text = typed[item.id] ?? '';
    const isRight = text.trim() !== '' && packProblem(text) === undefined;
    return isRight ? { ...item, pack: { pieces: wholeNumberIn(text) } } : item;
  });
}

/** "30 pieces, 8 packs of 4". */
function amountText({ pieces, quantity, item }: Dispensed): string {
  const packs = item?.pack && item.pack.pieces > 1;
  return packs
    ? `${counted(pieces, 'piece')}, ${counted(quantity, 'pack')} of ${item.pack?.pieces}`
    : counted(pieces, 'piece');
}

/** Asks for a number of days, shows the quantities, and opens an invoice with these lines. */
export function DispenseDialog({ clientId, entries, onClose }: Props) {
  const [days, setDays] = useState(String(DISPENSED_DAYS.default));
  const [packs, setPacks] = useState<Readonly<Record<string, string>>>({});
  const navigate = useNavigate();
  const server = useServer();
  const { data, error, refetch } = useQuery({
    queryKey: ['inventory', 'all'],
    queryFn: () => server((api) => api.call(inventoryCalls.all, {})),
  });
  const items = withPacks(data?.items ?? [], packs);
  const count = wholeNumberIn(days);
  const wrong = daysRule(count);
  const rows = data && !wrong ? dispensed(entries, { from: today(), days: count }, items) : [];
  const lines = rows.flatMap(({ item, quantity }): NewLine[] =>
    item ? [lineOfItem(item, { quantity, price: item.price })] : [],
  );
  const isAsked = (item: InventoryItem) =>
    item.kind !== 'service' && data?.items.every(({ id, pack }) => id !== item.id || !pack);
  const isWrong = rows.some(({ item }) => item && packProblem(packs[item.id] ?? ''));
  // Each pack is asked once: the answer becomes the item's before its lines go to the invoice.
  const create = useMutation({
    mutationFn: async () => {
      for (const { item } of rows) {
        if (!item?.pack || !isAsked(item)) continue;
        const { id, name, price, countInStock, pack, updatedAt } = item;
        await server((api) =>
          api.call(inventoryCalls.update, { id, body: { name, price, countInStock, pack, updatedAt } }),
        );
      }
    },
    onSuccess: () => void navigate(`/invoice?client=${clientId}`, { state: { lines } }),
    onError: () => void refetch(),
  });
  return (
    <ConfirmDialog
      open
      title="Dispense"
      confirmLabel="Create Invoice"
      busy={create.isPending}
      onConfirm={() => {
        if (lines.length > 0 && !isWrong) create.mutate();
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
      {create.error && (
        <FailureNotice
          sentence={failureText(create.error, 'The pieces of a pack could not be saved.')}
          onRetry={() => create.mutate()}
        />
      )}
      {!data && !error && <ContentSkeleton rows={3} />}
      {data && !wrong && lines.length === 0 && <p>None of it is in stock, so there is nothing to invoice.</p>}
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {rows.map((row) => {
          const { name, quantity, item } = row;
          return (
            <li key={item?.id ?? name}>
              {item?.name ?? name}: {amountText(row)}
              {item === null && ', not in stock'}
              {item && item.countInStock < quantity && `, only ${item.countInStock} in stock`}
              {item && isAsked(item) && (
                <WholeNumberField
                  size="small"
                  label={`Pieces of a pack of ${item.name}`}
                  min={min}
                  max={max}
                  value={packs[item.id] ?? ''}
                  error={packProblem(packs[item.id] ?? '')}
                  helperText="Empty: pieces are sold one by one"
                  onChange={(typed) => setPacks({ ...packs, [item.id]: typed })}
                  sx={{ mt: 2, mb: 2 }}
                />
              )}
            </li>
          );
        })}
      </Box>
    </ConfirmDialog>
  );
}
