import { readSession, type Session } from '@clinic/ui/session/session.ts';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { logInPath, type Area } from '../lib/log-in-path.ts';

/** Loader of an area's layout: without a stored session the way leads to the log-in, and back afterwards. */
export const requireSession =
  (area: Area) =>
  ({ request }: LoaderFunctionArgs): Session => {
    const session = readSession(area);
    if (session) return session;
    const { pathname, search } = new URL(request.url);
    throw redirect(logInPath(area, pathname + search));
  };
