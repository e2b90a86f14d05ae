import Typography from '@mui/material/Typography';
import { ClinicButtonLink } from './ClinicButton.tsx';
import { PageHeader } from './PageHeader.tsx';

/** The way home leads to the first page of the area or, with `toSite`, of the public site. */
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
