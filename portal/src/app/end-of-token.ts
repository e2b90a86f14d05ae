import { readSession } from '@clinic/ui/session/session.ts';
import { isOver } from '@clinic/ui/session/token-end.ts';
import { endSession } from '../lib/session-end.ts';

/** How often is looked, in milliseconds. */
const LOOK_MS = 30_000;

/** Ends the client's session in this browser, and what is on the screen, when its token ends: without network no server says it. */
export function endWithToken(): () => void {
  const look = () => {
    const session = readSession('client');
    if (session && isOver(session, Date.now())) endSession('client', 'expired');
  };
  const timer = setInterval(look, LOOK_MS);
  // A page that comes back shows what it showed when it was left.
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
  };
}
