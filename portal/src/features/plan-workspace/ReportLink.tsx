import Button from '@mui/material/Button';
import { Link } from 'react-router';

/** Links to the printed report of a program; left out: the present or the last one. */
export function ReportLink({ clientId, program }: { clientId: string; program?: string }) {
  return (
    <Button
      className="no-print"
      variant="outlined"
      component={Link}
      to={`/doctor/progress-report/${clientId}${program ? `?program=${program}` : ''}`}
    >
      Progress report
    </Button>
  );
}
