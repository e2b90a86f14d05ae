import type { Erasure, ErasureState } from '@clinic/contract/privacy/privacy';
import type { ToneName } from '@clinic/ui/theme/tokens';

export const STATE_WORDS: Record<ErasureState, readonly [word: string, tone: ToneName]> = {
  asked: ['Waits for you', 'waiting'],
  declined: ['Declined', 'quiet'],
  withdrawn: ['Taken back', 'quiet'],
  erasing: ['Being erased', 'note'],
  waiting: ['Erased; some must stay', 'good'],
  done: ['Erased', 'good'],
};

/** Names the client; after the erasure the name is unknown. */
export const whose = ({ client }: Erasure): string => client.name || `Client ${client.id}`;
