import { turnoverWords, type Turnover } from '@clinic/contract/billing/registration-turnover';
import { LinkNotice } from './LinkNotice.tsx';

/** Shown when a clinic that is not registered for GST is near having to be. */
export const TurnoverNotice = ({ turnover }: { turnover: Turnover }) => (
  <LinkNotice to="/settings?tab=business" label="Business">
    {turnoverWords(turnover)}
  </LinkNotice>
);
