import type { PersonRef } from '@clinic/contract/people';
import { Suspense, lazy, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ListSkeleton } from '@clinic/ui/layout/ListSkeleton.tsx';
import { MoneyFrame } from './MoneyFrame.tsx';

const DuesList = lazy(() => import('../payments/DuesList.tsx'));
const PaymentsList = lazy(() => import('../payments/PaymentsList.tsx'));
const ReceiptPage = lazy(() => import('../payments/ReceiptPage.tsx'));
const CreditNotesList = lazy(() => import('../payments/CreditNotesList.tsx'));
const CreditNotePage = lazy(() => import('../payments/CreditNotePage.tsx'));
const DrawerView = lazy(() => import('../till/DrawerView.tsx'));

interface Props {
  title: string;
  /** Path of the invoices. */
  base: string;
  pathOf: (id: string) => string;
  Client: (client: PersonRef) => ReactNode;
}

/** The money pages besides the list of invoices: debts, payments, credit notes, the drawer, and their papers. */
export function MoneyPages({ title, base, pathOf, Client }: Props) {
  const [, tab, id] = useLocation().pathname.slice(base.length).split('/');
  if (id)
    return (
      <Suspense fallback={<ListSkeleton />}>
        {tab === 'payments' && <ReceiptPage id={id} base={base} Client={Client} />}
        {tab === 'credit-notes' && <CreditNotePage id={id} base={base} pathOf={pathOf} Client={Client} />}
      </Suspense>
    );
  return (
    <MoneyFrame title={title} base={base}>
      <Suspense fallback={<ListSkeleton />}>
        {tab === 'dues' && <DuesList pathOf={pathOf} Client={Client} />}
        {tab === 'payments' && <PaymentsList base={base} Client={Client} />}
        {tab === 'credit-notes' && <CreditNotesList base={base} pathOf={pathOf} Client={Client} />}
        {tab === 'drawer' && <DrawerView />}
      </Suspense>
    </MoneyFrame>
  );
}
