import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { ClinicButtonLink } from '@clinic/ui/layout/ClinicButton.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../components/account.ts';
import { ownAccountQuery } from './api.ts';
import { whenDue } from './when-due.ts';

/** On the client's first page: what is to be paid, and whether the clinic looks for a payment; otherwise nothing. */
export default function DueLine() {
  const { data } = useQuery(ownAccountQuery(useAccount().id));
  const [first] = data?.dues ?? [];
  if (!data || !first) return null;
  const waits = data.dues.every(({ saidPaid }) => saidPaid?.open === true);
  return (
    <Notice
      tone={waits ? 'note' : 'waiting'}
      action={
        <ClinicButtonLink look="outlined" to="/client/invoices">
          {waits ? 'See invoices' : 'See and pay'}
        </ClinicButtonLink>
      }
    >
      <strong>{formatRupees(data.due)} due.</strong>{' '}
      {waits ? 'The clinic is looking for your payment.' : data.dues.length === 1 && `${whenDue(first)}.`}
    </Notice>
  );
}
