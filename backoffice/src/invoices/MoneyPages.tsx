import type { PersonRef } from '@clinic/contract/people';
import { Suspense, lazy, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ListSkeleton } from '@clinic/ui/layout/ListSkeleton.tsx';
import { MoneyFrame } from './MoneyFrame.tsx';

const DuesList = lazy(() => import('../payments/DuesList.tsx'));
const PaymentsList = lazy(() => import('../payments/PaymentsList.tsx'));
const CreditNotesList = lazy(() => import('../payments/CreditNotesList.tsx'));
const DrawerView = lazy(() => import('../till/DrawerView.tsx'));

interface Props {
  title: string;
  /** Path of the invoices. */
  base: string;
  pathOf: (id: string) => string;
  Client: (client: PersonRef) => ReactNode;
}

/** The tabs beside the list of invoices: dues, payments, credit notes and the drawer. */
export function MoneyPages({ title, base, pathOf, Client }: Props) {
  const path = useLocation().pathname.slice(base.length);
  return (
    <MoneyFrame title={title} base={base}>
      <Suspense fallback={<ListSkeleton />}>
        {path === '/dues' && <DuesList pathOf={pathOf} Client={Client} />}
        {path === '/payments' && <PaymentsList Client={Client} />}
        {path === '/credit-notes' && <CreditNotesList pathOf={pathOf} Client={Client} />}
        {path === '/drawer' && <DrawerView />}
      </Suspense>
    </MoneyFrame>
  );
}
