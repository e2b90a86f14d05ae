import type { Enquiry } from '@clinic/contract/clients/enquiries';
import { offeringName } from '@clinic/contract/clients/offerings';
import { counted } from '@clinic/contract/platform/counted';
import { dayOf } from '@clinic/ui/clinic-page';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';

export function ClientEnquiry({ clientId }: { clientId: string }) {
  const { data, error, refetch } = useGetList<Enquiry>(
    'enquiries',
    { filter: { client: clientId }, sort: { field: 'createdAt', order: 'DESC' } },
    { onError: () => undefined },
  );
  if (error)
    return (
      <FailureNotice
        sentence="The client's enquiry could not be loaded."
        onRetry={() => void refetch()}
        sx={{ mb: 4 }}
      />
    );
  return data?.map((enquiry) => (
    <Paper
      key={enquiry.id}
      component="section"
      aria-label="Enquiry"
      variant="outlined"
      sx={{ p: 4, mb: 4, overflowWrap: 'anywhere' }}
    >
      <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
        Enquiry of {dayOf(enquiry.createdAt)}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {[
          enquiry.age !== null && counted(enquiry.age, 'year'),
          enquiry.location,
          `About: ${offeringName(enquiry.plan)}`,
          enquiry.by && `on the phone, to ${enquiry.by.name}`,
          enquiry.heardFrom && `heard of us from: ${enquiry.heardFrom}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {enquiry.message && <Typography sx={{ mt: 2, whiteSpace: 'pre-line' }}>{enquiry.message}</Typography>}
    </Paper>
  ));
}
