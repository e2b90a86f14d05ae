import { MAX_TEXT } from '@clinic/contract/constants';
import type { Program, SaveReportWords } from '@clinic/contract/care/programs/programs';
import { FormFrame } from '@clinic/ui/forms/FormFrame.tsx';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { programHistoryQuery } from '../plan-workspace/api.ts';
import { saveReportWords } from '../programs/api.ts';

interface Props {
  clientId: string;
  program: Program;
  form: {
    name: string;
    values: { words: string };
    change: (typed: { words: string }) => void;
    settle: (sent: { words: string }) => void;
  };
}

/** Printed when the report has no words of its own: the stored outcome. */
export const savedWords = ({ reportWords, notes }: Program): string => reportWords ?? notes;

export function ReportWords({ clientId, program, form }: Props) {
  const { words } = form.values;
  const queryClient = useQueryClient();
  const { save, isBusy, refusal } = useSaving<SaveReportWords, { message: string }>({
    draft: form.name,
    send: async (sent, { keys }) => {
      const answer = await saveReportWords(clientId, sent, keys);
      // The program screen must read the new version before changing it.
      void queryClient.invalidateQueries({ queryKey: ['doctor', 'program', clientId] });
      await queryClient.invalidateQueries(programHistoryQuery(clientId));
      return answer;
    },
    saved: ({ message }) => {
      form.settle(form.values);
      notify.success(message);
    },
    otherwise: 'Your words could not be saved. Please try again.',
  });
  const report = { program: program._id, words, updatedAt: program.updatedAt };
  return (
    <FormFrame
      className="no-print"
      onSave={() => void save(report)}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, maxWidth: 736 }}
    >
      <InputField
        label="Your words"
        rows={3}
        helperText="Printed below the values."
        htmlInput={{ maxLength: MAX_TEXT }}
        value={words}
        onChange={(typed) => form.change({ words: typed })}
      />
      {refusal && (
        <Notice tone="stopped" announce="alert">
          {refusal.sentence}
        </Notice>
      )}
      <Box>
        <Button type="submit" variant="outlined" disabled={words === savedWords(program)} loading={isBusy}>
          Save words
        </Button>
      </Box>
    </FormFrame>
  );
}
