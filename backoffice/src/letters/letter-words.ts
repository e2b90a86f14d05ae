import type { LetterState } from '@clinic/contract/notifications/letters';
import type { ToneName } from '@clinic/ui/theme/tokens';

export const STATE_TONES: Readonly<Record<LetterState, ToneName>> = {
  queued: 'waiting',
  sent: 'good',
  failed: 'stopped',
  dropped: 'quiet',
};
