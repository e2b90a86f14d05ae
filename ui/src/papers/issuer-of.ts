import type { PaperHead } from '@clinic/contract/billing/business';
import { issuerOn, type PaperIssuer } from '@clinic/contract/billing/issuers';
import { clinicFacts } from '@clinic/contract/clinic';
import type { Day } from '@clinic/contract/clinic-calendar';

/** Returns the paper's own issuer; for a paper without one the clinic as it is now, with the loaded `head`. */
export const issuerOf = (
  { issuer }: { issuer?: PaperIssuer },
  head: PaperHead | undefined,
  day: Day,
): PaperIssuer => issuer ?? issuerOn(clinicFacts(), head, day);
