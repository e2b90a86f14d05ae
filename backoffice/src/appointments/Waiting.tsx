import { counted } from '@clinic/contract/platform/counted';
import { useNow } from '@clinic/ui/session/useNow.ts';

const MINUTE_MS = 60_000;

/** How long a client has waited; it counts on by itself. */
export function Waiting({ since }: { since: string }) {
  const waited = Math.max(0, Math.floor((useNow().getTime() - Date.parse(since)) / MINUTE_MS));
  return <>waiting {counted(waited, 'minute')}</>;
}
