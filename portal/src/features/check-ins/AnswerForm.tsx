import { MAX_CHECK_IN_TEXT, type CheckIn } from '@clinic/contract/care/check-ins/check-ins';
import { mailsAreSetUp } from '@clinic/ui/layout/emails-wait.ts';
import { FormFrame } from '@clinic/ui/forms/FormFrame.tsx';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { RestoredNotice } from '@clinic/ui/forms/RestoredNotice.tsx';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useKeptValues } from '../../components/useKeptValues.ts';
import { answerCheckIn, checkInsQuery } from './api.ts';

interface Props {
  clientId: string;
  checkIn: CheckIn;
  /** True: the page was opened for this form. */
  takesFocus?: boolean;
  more: ReactNode;
  onClose: () => void;
}

const takeFocus = (field: HTMLElement | null): void => field?.focus();

export function AnswerForm({ clientId, checkIn, takesFocus, more, onClose }: Props) {
  const { id, week, version, answer } = checkIn;
  const queryClient = useQueryClient();
  const form = useKeptValues(`checkInAnswer:${id}`, { text: answer?.text ?? '' });
  const { text } = form.values;
  const [problem, setProblem] = useState<string>();
  const { save, isBusy, refusal } = useSaving<{ text: string }, unknown>({
    draft: form.name,
    send: (typed) => answerCheckIn(id, { ...typed, version }),
    saved: () => {
      form.settle(form.values);
      if (answer) notify.success('Corrected.');
      else if (mailsAreSetUp()) notify.success('Sent. The client is told that there is an answer.');
      else notify.emailed('The client reads the answer in the portal.');
      onClose();
    },
    otherwise: 'It could not be sent. Please try again.',
    settled: () => {
      void queryClient.invalidateQueries({ queryKey: checkInsQuery(clientId).queryKey });
      void queryClient.invalidateQueries({ queryKey: ['doctor', 'today'] });
    },
  });
  return (
    <FormFrame
      onSave={() => {
        const isEmpty = text.trim() === '';
        setProblem(isEmpty ? 'Please write an answer.' : undefined);
        if (!isEmpty) void save({ text });
      }}
      sx={{ display: 'grid', gap: 2, mt: 3 }}
    >
      {form.restored && <RestoredNotice announce="status" onStartAfresh={form.discard} />}
      <InputField
        label={`Answer to week ${week}`}
        value={text}
        rows={3}
        inputRef={takesFocus ? takeFocus : undefined}
        error={problem}
        htmlInput={{ maxLength: MAX_CHECK_IN_TEXT }}
        onChange={(typed) => {
          form.change({ text: typed });
          setProblem(undefined);
        }}
      />
      {refusal && <FailureNotice sentence={refusal.sentence} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {isBusy ? 'Sending...' : answer ? 'Save' : 'Send'}
        </Button>
        {answer && (
          <Button
            onClick={() => {
              form.discard();
              onClose();
            }}
          >
            Cancel
          </Button>
        )}
        {more}
      </Box>
    </FormFrame>
  );
}
