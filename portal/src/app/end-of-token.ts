import { clinicNow } from '@clinic/ui/session/clinic-clock.ts';
import { readSession } from '@clinic/ui/session/session.ts';
import { isOver } from '@clinic/ui/session/token-end.ts';
import { endSession } from '../lib/session-end.ts';

/** Milliseconds between two checks. */
const LOOK_MS = 30_000;

/** Ends the client's session in this browser when its token expires: without network no server says so. */
export function endWithToken(): () => void {
  const look = () => {
    const session = readSession('client');
    if (session && isOver(session, clinicNow())) endSession('client', 'over');
  };
  const timer = setInterval(look, LOOK_MS);
  // A page from the back-forward cache shows its old content.
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
  };
}
