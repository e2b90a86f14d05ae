import { turnoverWords, type Turnover } from '@clinic/contract/billing/registration-turnover';
import { LinkNotice } from './LinkNotice.tsx';

/** Shown when the clinic's turnover is near the limit for GST registration. */
export const TurnoverNotice = ({ turnover }: { turnover: Turnover }) => (
  <LinkNotice to="/settings?tab=business" label="Business">
    {turnoverWords(turnover)}
  </LinkNotice>
);
