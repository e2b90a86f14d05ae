import type { EmailState } from '@clinic/contract/notifications/email-kinds';
import type { ToneName } from '@clinic/ui/theme/tokens';

export const STATE_TONES: Readonly<Record<EmailState, ToneName>> = {
  queued: 'waiting',
  sent: 'good',
  waits: 'waiting',
  failed: 'stopped',
  dropped: 'quiet',
  'to tell': 'waiting',
  told: 'good',
  'not reached': 'waiting',
  'not to tell': 'quiet',
  listed: 'quiet',
  'at log-in': 'waiting',
  read: 'good',
};
