import type { Enquiry } from '@clinic/contract/clients/enquiries';
import type { EnquiryState } from '@clinic/contract/constants';
import type { ToneName } from '@clinic/ui/theme/tokens';

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

/** The age is left out where it was not said. */
export const nameAndAge = ({ name, age }: Enquiry): string =>
  [name, age].filter((part) => part !== null).join(', ');
