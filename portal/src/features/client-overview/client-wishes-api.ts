import { addressOf } from '@clinic/contract/calls';
import { writtenDownCalls } from '@clinic/contract/privacy/written-down-calls';
import { queryOptions } from '@tanstack/react-query';
import { saveAsFile } from '../../lib/save-as-file.ts';
import { doctorApi } from '../../lib/http.ts';

/** Milliseconds between two reads while the file is made. */
const MAKING_MS = 1500;

export const clientWishesQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'writtenDown', clientId],
    queryFn: ({ signal }) => doctorApi.call(writtenDownCalls.ofClient, { clientId }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.wishes?.download?.state === 'making' && MAKING_MS,
  });

export const makeCopy = (clientId: string) => doctorApi.call(writtenDownCalls.makeCopy, { clientId });

export const saveCopy = async (clientId: string): Promise<void> =>
  saveAsFile(await doctorApi.file(addressOf(writtenDownCalls.copy, { clientId })), 'copy-for-client.zip');
