import Typography from '@mui/material/Typography';
import { ClinicButtonLink } from './ClinicButton.tsx';
import { PageHeader } from './PageHeader.tsx';

/** Leads to the area's first page or, with `toSite`, to the public site. */
export function NotFound({ toSite = false }: { toSite?: boolean }) {
  return (
    <>
      <PageHeader title="Page Not Found" />
      <Typography sx={{ mb: 4 }}>There is no page at this address.</Typography>
      <ClinicButtonLink look="filled" to="/" reloadDocument={toSite}>
        Go Back Home
      </ClinicButtonLink>
    </>
  );
}
