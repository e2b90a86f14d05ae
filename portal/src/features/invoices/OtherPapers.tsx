import Box from '@mui/material/Box';
import { Panel } from '../../components/Panel.tsx';
import type { OwnPapers } from './api.ts';
import { PaperRow } from './PaperRow.tsx';

/** The client's receipts and credit notes, newest first; nothing without any. */
export function OtherPapers({ receipts, creditNotes }: Pick<OwnPapers, 'receipts' | 'creditNotes'>) {
  const rows = [
    ...receipts.map(({ title, payment: { id, number, day, amount } }) => ({
      to: `/client/invoices/receipts/${id}`,
      number: number ?? '',
      day,
      what: title,
      amount,
    })),
    ...creditNotes.map(({ id, number, day, amount }) => ({
      to: `/client/invoices/credit-notes/${id}`,
      number,
      day,
      what: 'Credit note',
      amount,
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <Panel title="Receipts and credit notes" isLong>
      <Box component="ul" aria-label="Receipts and credit notes" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows
          .toSorted((one, other) => other.day.localeCompare(one.day))
          .map((row) => (
            <PaperRow key={row.to} {...row} />
          ))}
      </Box>
    </Panel>
  );
}
