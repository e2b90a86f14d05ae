import { MAX_TEXT } from '@clinic/contract/constants';
import type { Program } from '@clinic/contract/care/programs';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { programHistoryQuery } from '../plan-workspace/api.ts';
import { saveReportWords } from '../programs/api.ts';

interface Props {
  clientId: string;
  program: Program;
  words: string;
  onChange: (words: string) => void;
  /** Called with the saved words, without later typing. */
  onSaved: (words: string) => void;
}

/** Printed when the report has no words of its own: the stored outcome. */
export const savedWords = ({ reportWords, notes }: Program): string => reportWords ?? notes;

export function ReportWords({ clientId, program, words, onChange, onSaved }: Props) {
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: saveReportWords,
    onSuccess: async ({ message }, { report: saved }) => {
      // The program's other screen must read the new version before it changes it.
      void queryClient.invalidateQueries({ queryKey: ['doctor', 'program', clientId] });
      await queryClient.invalidateQueries(programHistoryQuery(clientId));
      onSaved(saved.words);
      notify.success(message);
    },
  });
  const report = { program: program._id, words, updatedAt: program.updatedAt };
  return (
    <Box
      component="form"
      className="no-print"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate({ clientId, report });
      }}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, maxWidth: 736 }}
    >
      <InputField
        label="Your words"
        rows={3}
        helperText="Printed below the values."
        htmlInput={{ maxLength: MAX_TEXT }}
        value={words}
        onChange={onChange}
      />
      {save.isError && (
        <Notice tone="stopped" announce="alert">
          {failureText(save.error, 'Your words could not be saved. Please try again.')}
        </Notice>
      )}
      <Box>
        <Button
          type="submit"
          variant="outlined"
          disabled={words === savedWords(program)}
          loading={save.isPending}
        >
          Save words
        </Button>
      </Box>
    </Box>
  );
}
