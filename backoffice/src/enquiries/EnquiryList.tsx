import { ENQUIRY_STATES } from '@clinic/contract/constants';
import type { Enquiry } from '@clinic/contract/clients/enquiries';
import { offeringName } from '@clinic/contract/clients/offerings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, lazy, useState } from 'react';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import { fetchFailure } from '../lists/fetch-failure.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { RecordList } from '../lists/RecordList.tsx';
import { RoomyColumn } from '../lists/RoomyColumn.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { StateFilter } from '../lists/StateFilter.tsx';
import { EnquiryCard, LinkedName } from './EnquiryCard.tsx';
import { EnquiryDetailPane } from './EnquiryDetailPane.tsx';
import { EnquiryStateSelect } from './EnquiryStateSelect.tsx';
import { PhoneEnquiryButton } from './PhoneEnquiryButton.tsx';
import { NO_EMAIL } from '@clinic/contract/clients/no-email';
import { STATE_WORDS } from './enquiry-words.ts';
import { dayOf } from '@clinic/ui/clinic-page';

const RegisterDialog = lazy(() => import('./RegisterDialog.tsx'));
const CallBackDialog = lazy(() => import('./CallBackDialog.tsx'));

export function EnquiryList() {
  const [registering, setRegistering] = useState<Enquiry | null>(null);
  const [calling, setCalling] = useState<Enquiry | null>(null);
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
      <>
        <Button variant="outlined" onClick={() => setRegistering(enquiry)}>
          Register as client
        </Button>
        <Button onClick={() => setCalling(enquiry)}>Call back</Button>
      </>
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
        empty={{
          text: "No enquiries yet. They come from the website's booking form, and from the phone.",
          hint: 'Who asks about the clinic stands here until the person is a client, or needs no answer.',
          begin: <PhoneEnquiryButton label="Write down the first call" />,
        }}
        emptySearch="No enquiries found matching your search."
        renderDetailPane={(enquiry) => <EnquiryDetailPane enquiry={enquiry} actions={register(enquiry)} />}
      >
        <RecordList<Enquiry>
          cardsBelow="lg"
          renderCard={(enquiry) => <EnquiryCard enquiry={enquiry} actions={register(enquiry)} />}
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
                <LinkedName enquiry={row as Enquiry} />
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
                {(row as Enquiry).email || NO_EMAIL}
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
      <Suspense>{calling && <CallBackDialog enquiry={calling} onClose={() => setCalling(null)} />}</Suspense>
    </>
  );
}
