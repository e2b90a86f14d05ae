import { counted } from '@clinic/contract/platform/counted';
import { useMinute } from './useMinute.ts';

const MINUTE_MS = 60_000;

/** How long a client has waited; updates every minute. */
export function Waiting({ since }: { since: string }) {
  const waited = Math.max(0, Math.floor((useMinute() - Date.parse(since)) / MINUTE_MS));
  return <>waiting {counted(waited, 'minute')}</>;
}
