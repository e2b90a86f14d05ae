import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import { STATE_TONES, STATE_WORDS } from '@clinic/ui/papers/paper-words.ts';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../components/account.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Panel } from '../../components/Panel.tsx';
import { QueryView } from '../../components/QueryView.tsx';
import { ownAccountQuery, ownPapersQuery, type OwnPapers } from './api.ts';
import { OtherPapers } from './OtherPapers.tsx';
import { OwnDues } from './OwnDues.tsx';
import { PaperRow } from './PaperRow.tsx';

const OwnInvoices = ({ invoices }: Pick<OwnPapers, 'invoices'>) =>
  invoices.length === 0 ? (
    <EmptyState
      text="You have no invoices yet."
      hint="As soon as the clinic makes one for you, you find it here and can print it."
    />
  ) : (
    <Panel title="Your invoices" isLong>
      <Box component="ul" aria-label="Your invoices" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {invoices.map(({ id, invoiceNumber, date, state, total }) => (
          <PaperRow
            key={id}
            to={`/client/invoices/${id}`}
            number={invoiceNumber}
            day={date}
            what={<StatusBadge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</StatusBadge>}
            amount={total}
          />
        ))}
      </Box>
    </Panel>
  );

export function InvoicesScreen() {
  const { id } = useAccount();
  const papers = useQuery(ownPapersQuery(id));
  const account = useQuery(ownAccountQuery(id));
  return (
    <>
      <PageHeader title="Invoices" context="What you bought at the clinic, and what is still to pay." />
      <QueryView query={papers} errorText={() => 'Your invoices could not be loaded.'}>
        {({ invoices, receipts, creditNotes }) => (
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 760 }}>
            <QueryView query={account} errorText={() => 'What is due could not be loaded.'}>
              {(own) => (invoices.length > 0 || own.left > 0) && <OwnDues account={own} />}
            </QueryView>
            <OwnInvoices invoices={invoices} />
            <OtherPapers receipts={receipts} creditNotes={creditNotes} />
          </Box>
        )}
      </QueryView>
    </>
  );
}
