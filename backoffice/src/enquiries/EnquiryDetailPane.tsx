import type { Enquiry } from '@clinic/contract/clients/enquiries';
import { offeringName } from '@clinic/contract/clients/offerings';
import { momentOf } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PhoneLinks } from '../clients/PhoneLinks.tsx';
import { nameAndAge } from './enquiry-words.ts';

interface Props {
  enquiry: Enquiry;
  actions: ReactNode;
}

export const EnquiryDetailPane = ({ enquiry, actions }: Props) => (
  <>
    <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
      {nameAndAge(enquiry)}
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {[enquiry.location, momentOf(enquiry.createdAt), enquiry.by && `on the phone, to ${enquiry.by.name}`]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, my: 4, overflowWrap: 'anywhere' }}>
      <PhoneLinks phone={enquiry.phoneNumber} />
      {enquiry.email && <MuiLink href={`mailto:${enquiry.email}`}>{enquiry.email}</MuiLink>}
    </Box>
    {enquiry.callBackAt && <Typography>Call back on {momentOf(enquiry.callBackAt)}</Typography>}
    {enquiry.heardFrom && <Typography>Heard of us from: {enquiry.heardFrom}</Typography>}
    {enquiry.plan && <Typography sx={{ fontWeight: 600 }}>{offeringName(enquiry.plan)}</Typography>}
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mt: 1, mb: 5 }}>
      {enquiry.message || 'Nothing was written.'}
    </Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>{actions}</Box>
  </>
);
