import { clinicDateTime, formatDay } from '@clinic/contract/clinic-calendar';
import type { EnquiryState } from '@clinic/contract/constants';
import { OFFERINGS } from '@clinic/contract/offerings';
import type { ToneName } from '@clinic/theme/tokens';
import { clinicZone } from '../layout/clinicNow.ts';

export const STATE_WORDS: Record<EnquiryState, string> = {
  new: 'New',
  contacted: 'Contacted',
  closed: 'Closed',
};

export const STATE_TONES: Record<EnquiryState, ToneName> = {
  new: 'waiting',
  contacted: 'note',
  closed: 'quiet',
};

export const offeringName = (id: string | null): string =>
  id ? (OFFERINGS.find((offering) => offering.id === id)?.name ?? id) : '–';

/** The clinic's day of an instant. */
export const dayOf = (instant: string): string =>
  formatDay(clinicDateTime(new Date(instant), clinicZone()).date);
