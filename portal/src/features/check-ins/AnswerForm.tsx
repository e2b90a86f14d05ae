import { MAX_CHECK_IN_TEXT, type CheckIn } from '@clinic/contract/care/check-ins';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useDraft } from '../../components/useDraft.ts';
import { answerCheckIn, checkInsQuery } from './api.ts';

interface Props {
  clientId: string;
  checkIn: CheckIn;
  /** Takes the focus when the page was opened for it. */
  takesFocus?: boolean;
  /** Beside the send button. */
  more: ReactNode;
  onClose: () => void;
}

const takeFocus = (field: HTMLElement | null): void => field?.focus();

export function AnswerForm({ clientId, checkIn, takesFocus, more, onClose }: Props) {
  const { id, week, version, answer } = checkIn;
  const queryClient = useQueryClient();
  const draft = useDraft<string>(`checkInAnswer:${id}`);
  const [text, setText] = useState(() => draft.read()?.value ?? answer?.text ?? '');
  const [problem, setProblem] = useState<string>();
  const send = useMutation({
    mutationFn: () => answerCheckIn(id, { text, version }),
    onSuccess: () => {
      draft.drop();
      notify.success(answer ? 'Corrected.' : 'Sent. The client is told that there is an answer.');
      onClose();
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: checkInsQuery(clientId).queryKey }),
        queryClient.invalidateQueries({ queryKey: ['doctor', 'today'] }),
      ]),
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isEmpty = text.trim() === '';
        setProblem(isEmpty ? 'Please write an answer.' : undefined);
        if (!isEmpty && !send.isPending) send.mutate();
      }}
      sx={{ display: 'grid', gap: 2, mt: 3 }}
    >
      <InputField
        label={`Answer to week ${week}`}
        value={text}
        rows={3}
        inputRef={takesFocus ? takeFocus : undefined}
        error={problem}
        htmlInput={{ maxLength: MAX_CHECK_IN_TEXT }}
        onChange={(typed) => {
          setText(typed);
          setProblem(undefined);
          draft.keep(typed);
        }}
      />
      {send.isError && (
        <FailureNotice sentence={failureText(send.error, 'It could not be sent. Please try again.')} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" variant="contained" disabled={send.isPending}>
          {send.isPending ? 'Sending...' : answer ? 'Save' : 'Send'}
        </Button>
        {answer && <Button onClick={onClose}>Cancel</Button>}
        {more}
      </Box>
    </Box>
  );
}
