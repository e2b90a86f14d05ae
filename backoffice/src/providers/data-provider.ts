import type { Role } from '@clinic/contract/constants';
import { apiOf, type Api } from '@clinic/ui/session/http.ts';
import { setUpFirst } from '@clinic/ui/session/set-up-first.ts';
import { readSession } from '@clinic/ui/session/session.ts';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils } from 'react-admin';

const UNREACHABLE = 'The server cannot be reached. Please try again in a few seconds.';

export type ClinicDataProvider = DataProvider & Pick<Api, 'call' | 'file'>;

/** The HTTP client for ra-data-simple-rest, which expects headers that the API does not need. */
const restClient =
  ({ send }: Api) =>
  async (address: string, { method = 'GET', body, signal }: fetchUtils.Options = {}) => {
    const sent = typeof body === 'string' ? body : undefined;
    const answer = await send(address, { method, body: sent, signal: signal ?? undefined });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text, json: JSON.parse(text) as unknown };
  };

/** The resource methods for the grids, plus the contract's own calls. */
export function createDataProvider(area: Role): ClinicDataProvider {
  const api = apiOf({
    token: () => readSession(area)?.token,
    setUpFirst: () => setUpFirst(area),
    unreachable: UNREACHABLE,
  });
  const rest = simpleRestProvider('/rest', restClient(api));
  return { ...rest, supportAbortSignal: true, call: api.call, file: api.file };
}
