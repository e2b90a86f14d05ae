import type { Client } from '@clinic/contract/people';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { ClientContact } from './ClientContact.tsx';
import { ClientInvoices } from '../invoices/ClientInvoices.tsx';
import { ClientNotes } from './ClientNotes.tsx';
import { ClientVisits } from './ClientVisits.tsx';

/** Shows the facts that the desk needs first about a client, beside the list of clients. */
const ClientDetailPane = ({ client }: { client: Client }) => (
  <>
    <Typography component="h2" variant="h2" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {client.name}
    </Typography>
    <ClientContact client={client} />
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4, mb: 6 }}>
      <Button component={Link} to={`/client-details/${client.id}`} variant="outlined">
        Open page
      </Button>
      <Button component={Link} to={`/appointments?client=${client.id}`} variant="outlined">
        Book appointment
      </Button>
      <Button component={Link} to={`/invoice?client=${client.id}`} variant="outlined">
        Create Invoice
      </Button>
    </Box>
    <ClientVisits key={`visits-${client.id}`} clientId={client.id} />
    <ClientNotes key={`notes-${client.id}`} clientId={client.id} />
    <ClientInvoices clientId={client.id} />
  </>
);

export default ClientDetailPane;
