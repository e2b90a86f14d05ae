import { redirect, type LoaderFunctionArgs } from 'react-router';
import { logInPath, readSession, type Area, type Session } from '../lib/session.ts';

/** Loader of an area's layout: without a stored session the way leads to the log-in, and back afterwards. */
export const requireSession =
  (area: Area) =>
  ({ request }: LoaderFunctionArgs): Session => {
    const session = readSession(area);
    if (session) return session;
    const { pathname, search } = new URL(request.url);
    throw redirect(logInPath(area, pathname + search));
  };
