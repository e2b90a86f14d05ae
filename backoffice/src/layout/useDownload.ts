import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useServer } from '../providers/useServer.ts';

/** Downloads a file on a press and hands it to `received`. */
export function useDownload(address: string, received: (file: Blob) => void | Promise<void>) {
  const server = useServer();
  const { save, isBusy } = useSaving({
    send: async () => received(await server((api) => api.file(address))),
    saved: () => undefined,
    otherwise: 'Error downloading file: Please try again.',
    worded: (sentence) => `Error downloading file: ${sentence}`,
    refused: (_failure, sentence) => notify.error(sentence),
  });
  return { start: () => void save({}), isBusy };
}
