import { clinicNow } from '@clinic/ui/session/clinic-clock.ts';
import { readSession, type Session } from '@clinic/ui/session/session.ts';
import { isOver } from '@clinic/ui/session/token-end.ts';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { logInPath, type Area } from '../lib/log-in-path.ts';
import { forgetSession } from '../lib/session-end.ts';

/**
 * Loader of an area's layout: without a stored session it leads to the log-in, and back afterwards. A
 * client's page opens without network too, where no server rejects an expired session: the token's end is
 * checked first.
 */
export const requireSession =
  (area: Area) =>
  ({ request }: LoaderFunctionArgs): Session => {
    const session = readSession(area);
    const isEnded = area === 'client' && session && isOver(session, clinicNow());
    if (session && !isEnded) return session;
    if (isEnded) forgetSession(area);
    const { pathname, search } = new URL(request.url);
    throw redirect(logInPath(area, pathname + search));
  };
