import { newsletterCalls } from '@clinic/contract/clients/enquiry-calls';
import { addressOf } from '@clinic/contract/calls';
import type { NewsletterAddress } from '@clinic/contract/clients/enquiries';
import Typography from '@mui/material/Typography';
import { DataTable } from 'react-admin';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import { ExportButton } from '../lists/ExportButton.tsx';
import { fetchFailure } from '../lists/fetch-failure.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { RecordList } from '../lists/RecordList.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { dayOf } from '@clinic/ui/clinic-page';

function badge({ state, confirmedAt }: NewsletterAddress) {
  if (state === 'unsubscribed') return <StatusBadge tone="quiet">Unsubscribed</StatusBadge>;
  return confirmedAt ? (
    <StatusBadge tone="good">Subscribed</StatusBadge>
  ) : (
    <StatusBadge tone="waiting">Not confirmed</StatusBadge>
  );
}

export const NewsletterList = () => (
  <ListFrame
    resource="newsletter"
    sort={{ field: 'createdAt', order: 'DESC' }}
    storeKey="newsletter"
    noun="address"
    plural="addresses"
    filters={
      <>
        <SearchBox label="Search addresses" />
        <ExportButton address={addressOf(newsletterCalls.download)} file="newsletter.csv" />
      </>
    }
    failure={fetchFailure('addresses')}
    empty={{
      text: 'Nobody has asked for the newsletter yet.',
      hint: 'People ask for it on the website, and clients in their portal. The list goes out as a CSV file.',
    }}
    emptySearch="No addresses found matching your search."
  >
    <RecordList<NewsletterAddress>
      renderCard={(address) => (
        <>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{address.email}</Typography>
          {badge(address)} {dayOf(address.createdAt)}
        </>
      )}
    >
      <DataTable.Col source="email" label="Email" />
      <DataTable.Col label="State" disableSort render={(row) => badge(row as NewsletterAddress)} />
      <DataTable.Col
        source="createdAt"
        label="Since"
        render={(row) => dayOf((row as NewsletterAddress).createdAt)}
      />
    </RecordList>
  </ListFrame>
);
