import { ENQUIRY_STATES } from '@clinic/contract/constants';
import type { Enquiry } from '@clinic/contract/clients/enquiries';
import { offeringName } from '@clinic/contract/clients/offerings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, lazy, useState } from 'react';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import { fetchFailure } from '../lists/fetch-failure.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { RecordLink } from '@clinic/ui/lists/DetailPane.tsx';
import { RecordList } from '../lists/RecordList.tsx';
import { RoomyColumn } from '../lists/RoomyColumn.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { StateFilter } from '../lists/StateFilter.tsx';
import { EnquiryDetailPane } from './EnquiryDetailPane.tsx';
import { EnquiryStateSelect } from './EnquiryStateSelect.tsx';
import { STATE_WORDS } from './enquiry-words.ts';
import { dayOf } from '@clinic/ui/clinic-page';

const RegisterDialog = lazy(() => import('./RegisterDialog.tsx'));

/** Links the name to the enquiry beside the list or, for a registered visitor, to the client's page. */
const nameOf = ({ id, name, client }: Enquiry) => (
  <RecordLink id={id} to={client ? `/client-details/${client}` : undefined}>
    {name}
  </RecordLink>
);

export function EnquiryList() {
  const [registering, setRegistering] = useState<Enquiry | null>(null);
  const register = (enquiry: Enquiry) =>
    enquiry.client ? (
      <>
        <Button component={Link} to={`/client-details/${enquiry.client}`}>
          View client
        </Button>
        <Button component={Link} to={`/appointments?client=${enquiry.client}`}>
          Book
        </Button>
      </>
    ) : (
      <Button variant="outlined" onClick={() => setRegistering(enquiry)}>
        Register as client
      </Button>
    );
  return (
    <>
      <ListFrame<Enquiry>
        resource="enquiries"
        sort={{ field: 'createdAt', order: 'DESC' }}
        storeKey="enquiries"
        noun="enquiry"
        plural="enquiries"
        filters={
          <>
            <SearchBox label="Search enquiries" />
            <StateFilter states={ENQUIRY_STATES} words={STATE_WORDS} />
          </>
        }
        failure={fetchFailure('enquiries')}
        empty="No enquiries yet. They come from the website's booking form."
        emptySearch="No enquiries found matching your search."
        renderDetailPane={(enquiry) => <EnquiryDetailPane enquiry={enquiry} actions={register(enquiry)} />}
      >
        <RecordList<Enquiry>
          cardsBelow="lg"
          renderCard={(enquiry) => (
            <Stack sx={{ gap: 2, alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 600 }}>
                {nameOf(enquiry)}, {enquiry.age}
              </Typography>
              <Typography variant="body2">
                {dayOf(enquiry.createdAt)} · {enquiry.phoneNumber} · {enquiry.email} · {enquiry.location} ·{' '}
                {offeringName(enquiry.plan)}
              </Typography>
              {enquiry.message && <Typography variant="body2">{enquiry.message}</Typography>}
              <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
                <EnquiryStateSelect enquiry={enquiry} />
                {register(enquiry)}
              </Stack>
            </Stack>
          )}
        >
          <DataTable.Col
            source="createdAt"
            label="Received"
            render={(row) => dayOf((row as Enquiry).createdAt)}
          />
          <DataTable.Col
            label="Who"
            disableSort
            render={(row) => (
              <>
                {nameOf(row as Enquiry)}, {(row as Enquiry).age}
                <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {(row as Enquiry).location}
                </Box>
              </>
            )}
          />
          <RoomyColumn
            label="Contact"
            disableSort
            render={(row) => (
              <>
                {(row as Enquiry).phoneNumber}
                <br />
                {(row as Enquiry).email}
              </>
            )}
          />
          <DataTable.Col
            label="About"
            disableSort
            render={(row) => (
              <>
                {offeringName((row as Enquiry).plan)}
                <Box component="span" sx={{ display: 'block', color: 'text.secondary', maxWidth: 320 }}>
                  {(row as Enquiry).message}
                </Box>
              </>
            )}
          />
          <DataTable.Col
            label="State"
            disableSort
            render={(row) => <EnquiryStateSelect enquiry={row as Enquiry} />}
          />
          <RoomyColumn label="Actions" align="right" disableSort render={(row) => register(row as Enquiry)} />
        </RecordList>
      </ListFrame>
      {registering && (
        <Suspense>
          <RegisterDialog enquiry={registering} onClose={() => setRegistering(null)} />
        </Suspense>
      )}
    </>
  );
}
