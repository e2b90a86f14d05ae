import type { Program } from '@clinic/contract/care/programs/programs';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useQueryClient } from '@tanstack/react-query';
import { isOutdated } from '../plan-workspace/save-failure.ts';
import { useRecordSaving } from '../plan-workspace/useRecordSaving.ts';
import { programQuery, saveProgram } from './api.ts';
import type { ProgramValues } from './program-form.ts';

interface Sent {
  base: Program | null;
  values: ProgramValues;
}

interface Editor {
  record: string;
  settle: (program: Program, sent: ProgramValues) => void;
}

export const NOT_SAVED = 'Failed to save the plan. Please try again.';

/** Saves a program, and reads again what other pages show of it. */
export function useProgramSaving(clientId: string, editor: Editor) {
  const queryClient = useQueryClient();
  return useRecordSaving<Sent, Program>({
    editor,
    queryKey: programQuery(clientId).queryKey,
    send: (sent, keys) => saveProgram({ clientId, ...sent }, keys),
    saved: (program, { base: changed, values: sent }) => {
      editor.settle(program, sent);
      queryClient.setQueryData(programQuery(clientId).queryKey, program);
      // The header above and the list of clients name the program, too.
      for (const about of [
        ['client', clientId],
        ['summary', clientId],
        ['programs', clientId],
        ['measurements', clientId],
        ['clients'],
      ])
        void queryClient.invalidateQueries({ queryKey: ['doctor', ...about] });
      notify.success(changed ? 'Plan updated successfully!' : 'Plan created successfully!');
    },
    // With a newer program the screen offers both versions: a retry would not help.
    refused: (failure) => isOutdated(failure) || notify.error(NOT_SAVED),
    isNews: () => true,
    failed: () => NOT_SAVED,
  });
}
