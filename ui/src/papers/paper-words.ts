import type { PaperState } from '@clinic/contract/billing/papers';
import type { ToneName } from '../theme/tokens.ts';

export const STATE_WORDS: Readonly<Record<PaperState, string>> = {
  open: 'Open',
  partPaid: 'Part paid',
  paid: 'Paid',
  partCredited: 'Part credited',
  credited: 'Credited',
};

export const STATE_TONES: Readonly<Record<PaperState, ToneName>> = {
  open: 'waiting',
  partPaid: 'waiting',
  paid: 'good',
  partCredited: 'note',
  credited: 'quiet',
};
