import type { LetterState } from '@clinic/contract/letters';
import type { ToneName } from '@clinic/ui/theme/tokens';

/** What a state is called, and its colour. */
export const STATE_WORDS: Readonly<Record<LetterState, readonly [word: string, tone: ToneName]>> = {
  queued: ['On its way', 'waiting'],
  sent: ['Sent', 'good'],
  failed: ['Failed', 'stopped'],
  dropped: ['Not needed', 'quiet'],
};
