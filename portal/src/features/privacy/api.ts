import { addressOf } from '@clinic/contract/calls';
import type { ConsentsInput, OwnPrivacy } from '@clinic/contract/privacy/privacy';
import { privacyCalls } from '@clinic/contract/privacy/privacy-calls';
import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { clientApi } from '../../lib/http.ts';
import { saveAsFile } from '../../lib/save-as-file.ts';

/** Milliseconds between two reads while the file is prepared. */
const MAKING_MS = 1500;

export const privacyQuery = (client: string) =>
  queryOptions({
    queryKey: ['client', 'privacy', client],
    queryFn: ({ signal }) => clientApi.call(privacyCalls.mine, {}, { signal }),
    refetchInterval: ({ state }) => state.data?.download?.state === 'making' && MAKING_MS,
  });

/** Stores the page's new state, which every call answers. */
export async function keep(queries: QueryClient, client: string, answer: OwnPrivacy): Promise<void> {
  queries.setQueryData(privacyQuery(client).queryKey, answer);
  // The client's own record says whether something must be decided.
  await queries.invalidateQueries({ queryKey: ['client', 'me', client] });
}

export const decide = (decided: Omit<ConsentsInput, 'version'>): Promise<OwnPrivacy> =>
  clientApi.call(privacyCalls.decide, { body: { version: NOTICE_VERSION, ...decided } });

export const startDownload = (): Promise<OwnPrivacy> => clientApi.call(privacyCalls.startDownload, {});

export const askErasure = (reason: string): Promise<OwnPrivacy> =>
  clientApi.call(privacyCalls.askErasure, { body: reason ? { reason } : {} });

export const withdrawErasure = (): Promise<OwnPrivacy> => clientApi.call(privacyCalls.withdrawErasure, {});

/** Downloads the finished file. */
export const saveDownload = async (id: string): Promise<void> =>
  saveAsFile(await clientApi.file(addressOf(privacyCalls.download, { id })), 'my-data.zip');
