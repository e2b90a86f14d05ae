import { newsletterCalls } from '@clinic/contract/enquiry-calls';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { addressOf } from '@clinic/contract/calls';
import type { NewsletterAddress } from '@clinic/contract/enquiries';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DataTable } from 'react-admin';
import { saveFile } from '../layout/save-file.ts';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { fetchFailure } from '../lists/fetch-failure.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { RecordList } from '../lists/RecordList.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { useServer } from '../providers/useServer.ts';
import { dayOf } from '@clinic/ui/clinic-page';

const badge = ({ state }: NewsletterAddress) =>
  state === 'subscribed' ? (
    <StatusBadge tone="good">Subscribed</StatusBadge>
  ) : (
    <StatusBadge tone="quiet">Unsubscribed</StatusBadge>
  );

function Export() {
  const [busy, setBusy] = useState(false);
  const server = useServer();
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await server((api) => api.file(addressOf(newsletterCalls.download))), 'newsletter.csv');
    } catch (error) {
      notify.error(`Error downloading file: ${failureText(error, 'Please try again.')}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outlined" loading={busy} onClick={() => void save()}>
      Export CSV
    </Button>
  );
}

/** Addresses that asked for the newsletter. */
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
        <Export />
      </>
    }
    failure={fetchFailure('addresses')}
    empty="Nobody has asked for the newsletter yet."
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
