import type { Enquiry } from '@clinic/contract/clients/enquiries';
import { offeringName } from '@clinic/contract/clients/offerings';
import { dayOf } from '@clinic/ui/clinic-page';
import { RecordLink } from '@clinic/ui/lists/DetailPane.tsx';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EnquiryStateSelect } from './EnquiryStateSelect.tsx';
import { NO_EMAIL } from '@clinic/contract/clients/no-email';

/** Links the name to the enquiry beside the list or, for a registered visitor, to the client's page. */
export const LinkedName = ({ enquiry: { id, name, age, client } }: { enquiry: Enquiry }) => (
  <>
    <RecordLink id={id} to={client ? `/client-details/${client}` : undefined}>
      {name}
    </RecordLink>
    {age !== null && `, ${age}`}
  </>
);

/** An enquiry in the list of a narrow screen. */
export const EnquiryCard = ({ enquiry, actions }: { enquiry: Enquiry; actions: ReactNode }) => (
  <Stack sx={{ gap: 2, alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
    <Typography sx={{ fontWeight: 600 }}>
      <LinkedName enquiry={enquiry} />
    </Typography>
    <Typography variant="body2">
      {[
        dayOf(enquiry.createdAt),
        enquiry.phoneNumber,
        enquiry.email || NO_EMAIL,
        enquiry.location,
        offeringName(enquiry.plan),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
    {enquiry.message && <Typography variant="body2">{enquiry.message}</Typography>}
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      <EnquiryStateSelect enquiry={enquiry} />
      {actions}
    </Stack>
  </Stack>
);
