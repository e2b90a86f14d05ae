import { failureText } from '@clinic/ui/session/api-error.ts';
import { fieldErrorsOf, isStale } from '@clinic/ui/session/refusal.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import type { ClinicDataProvider } from '../providers/data-provider.ts';
import { useServer } from '../providers/useServer.ts';

/** Makes a dialog's call. The dialog says a refusal beside what was typed; a success reads the page anew. */
export function useDialogCall(onDone: () => void) {
  const [refusal, setRefusal] = useState<{ sentence: string; stale: boolean } | null>(null);
  const server = useServer();
  const refresh = useRefresh();
  /** Resolves to field → sentence for what the server refused; `otherwise` is said when it gave no sentence. */
  const run = async (
    call: (api: ClinicDataProvider) => Promise<{ message: string }>,
    otherwise: string,
  ): Promise<Record<string, string> | undefined> => {
    setRefusal(null);
    try {
      const { message } = await server(call);
      notify.success(message);
    } catch (error) {
      setRefusal({ sentence: failureText(error, otherwise), stale: isStale(error) });
      return fieldErrorsOf(error) ?? undefined;
    }
    refresh();
    onDone();
    return undefined;
  };
  const reload = () => {
    refresh();
    setRefusal(null);
  };
  return { run, failure: refusal?.sentence ?? null, onReload: refusal?.stale ? reload : undefined };
}
