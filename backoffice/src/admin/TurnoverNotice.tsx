import { turnoverWords, type Turnover } from '@clinic/contract/billing/registration-turnover';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Button from '@mui/material/Button';
import { Link } from 'react-router';

/** Shown when a clinic that is not registered for GST is near having to be. */
export const TurnoverNotice = ({ turnover }: { turnover: Turnover }) => (
  <Notice
    tone="waiting"
    sx={{ mb: 4 }}
    action={
      <Button variant="outlined" component={Link} to="/settings?tab=business">
        Business
      </Button>
    }
  >
    {turnoverWords(turnover)}
  </Notice>
);
