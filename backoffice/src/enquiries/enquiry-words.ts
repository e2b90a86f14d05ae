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
