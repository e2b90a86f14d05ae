import { HttpError, fetchUtils } from 'react-admin';
import type { SessionStore } from './session.ts';

const UNREACHABLE = 'The server cannot be reached. Please try again in a few seconds.';

/** Calls the API with the area's own token; every refusal is an HttpError with the server's sentence and body. */
export type Http = (url: string, options?: fetchUtils.Options) => ReturnType<typeof fetchUtils.fetchJson>;

/** Adds the token and turns a dead line into an error that a person can read. */
const sendWithToken = async <Answer>(
  session: SessionStore,
  options: RequestInit,
  send: (options: RequestInit) => Promise<Answer>,
): Promise<Answer> => {
  const headers = new Headers(options.headers ?? { Accept: 'application/json' });
  const token = session.read()?.token;
  if (token) headers.set('Authorization', `Bearer ${token}`);
  try {
    return await send({ ...options, headers });
  } catch (error) {
    if (error instanceof TypeError) throw new HttpError(UNREACHABLE, 503);
    throw error;
  }
};

export const createHttp =
  (session: SessionStore): Http =>
  (url, options = {}) =>
    sendWithToken(session, withJsonBody(options), (ready) => fetchUtils.fetchJson(url, ready));

// simple-rest sends DELETE as text/plain, which the API does not accept.
const withJsonBody = (options: RequestInit): RequestInit => {
  const headers = new Headers(options.headers ?? { Accept: 'application/json' });
  if (headers.get('Content-Type') === 'text/plain') headers.delete('Content-Type');
  return { ...options, headers };
};

/** A file of the API, read with the token. */
export const fetchFile = (session: SessionStore, url: string): Promise<Blob> =>
  sendWithToken(session, { headers: { Accept: 'text/csv, application/json' } }, async (options) => {
    const response = await fetch(url, options);
    if (response.ok) return response.blob();
    const body = (await response.json().catch(() => null)) as { message?: string } | null;
    throw new HttpError(body?.message ?? response.statusText, response.status, body);
  });
