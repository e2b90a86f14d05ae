import { jumpFrom } from '@clinic/contract/care/measurement-day';
import { readMeasurement } from '@clinic/contract/care/measurement-reader';
import type { Measurement } from '@clinic/contract/care/measurements';
import { END_CORRECTION_HOURS, type Program } from '@clinic/contract/care/programs';
import { today } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useDraft } from '../../components/useDraft.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { UnsavedGuard } from '@clinic/ui/forms/UnsavedGuard.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import type { BodyValues } from '../body-status/ComparisonTable.tsx';
import { JumpQuestion, type Jump } from '../measuring/JumpQuestion.tsx';
import { RecordNotices } from '../plan-workspace/RecordNotices.tsx';
import { useEditedRecord } from '../plan-workspace/useEditedRecord.ts';
import { endProgram } from './api.ts';
import { endOf, endsDiffer, NOTHING_YET, type EndValues } from './end-program.ts';
import { EndChanges } from './EndChanges.tsx';
import { EndFields, focusFirstWrong, isWrong, NO_REASON } from './EndFields.tsx';
import { UpcomingAppointments } from './UpcomingAppointments.tsx';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@clinic/ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}));

const itself = (values: EndValues): EndValues => values;
/** A draft of an earlier release has no girths. */
const whole = (kept: EndValues): EndValues => ({ ...NOTHING_YET, ...kept });

interface Props {
  clientId: string;
  program: Program;
  /** The body status at the start of the program. */
  pre: BodyValues;
  known: readonly Measurement[];
  onEnded: (program: Program) => void;
}

export function EndProgramForm({ clientId, program, pre, known, onEnded }: Props) {
  const record = `endProgram:${program._id}`;
  const draft = useDraft(record);
  const editor = useEditedRecord({
    record,
    // An end is written once: there is no stored one to change.
    saved: null,
    contentOf: () => NOTHING_YET,
    start: whole,
    content: itself,
    differs: endsDiffer,
  });
  const { value: values, dirty } = editor;
  const [problem, setProblem] = useState<string>();
  const [asking, setAsking] = useState(false);
  const [jump, setJump] = useState<Jump>();
  const reason = useRef<HTMLInputElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: endProgram,
    onSuccess: ({ message, program: ended }) => {
      draft.drop();
      notify.success(message);
      onEnded(ended);
      // The plans became history and the client's status changed: everything read before is outdated.
      void queryClient.resetQueries({ queryKey: ['doctor'] });
    },
    onError: (failure) => {
      const text = failureText(failure, 'The program could not be ended. Please try again.');
      setProblem(text);
      notify.error(text);
    },
    onSettled: () => setAsking(false),
  });
  const change = (part: Partial<EndValues>) => {
    setProblem(undefined);
    editor.change((now) => ({ ...now, ...part }));
  };
  const end = endOf(values);
  const check = () => {
    if (isWrong(values)) return focusFirstWrong(fields.current);
    if (!end) {
      setProblem(NO_REASON);
      reason.current?.focus();
      return;
    }
    const value = readMeasurement('weight', values.post.weight ?? '')?.value;
    const from = value === undefined ? undefined : jumpFrom(known, { value, day: today() });
    if (from && value !== undefined) setJump({ from, value, day: today() });
    else setAsking(true);
  };

  return (
    <>
      <RecordNotices what="end of the program" editor={editor} />
      <Box ref={fields} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
        <EndFields
          title={program.name}
          pre={pre}
          known={known}
          values={values}
          onChange={change}
          reasonProblem={problem === NO_REASON ? NO_REASON : undefined}
          reasonRef={reason}
        />
      </Box>
      <UpcomingAppointments
        clientId={clientId}
        cancel={values.cancelAppointments}
        onCancelChange={(cancelAppointments) => change({ cancelAppointments })}
      />
      {problem && (
        <Notice tone="stopped" announce="alert">
          {problem}
        </Notice>
      )}
      <Box className="no-print">
        <Button variant="contained" color="error" onClick={check}>
          End Program
        </Button>
      </Box>
      {asking && (
        <Suspense>
          <ConfirmDialog
            open
            title={`End the program ${program.name}?`}
            confirmLabel="End the program"
            danger
            busy={save.isPending}
            onClose={() => setAsking(false)}
            onConfirm={() => end && save.mutate({ clientId, end })}
          >
            <EndChanges before={pre} now={values.post} />
            All current plans become history: the client no longer sees them.
            {values.cancelAppointments && ' The upcoming appointments are cancelled.'} This cannot be undone;
            what is written here can be corrected for {END_CORRECTION_HOURS} hours.
          </ConfirmDialog>
        </Suspense>
      )}
      <JumpQuestion
        jump={jump}
        onConfirm={() => {
          setJump(undefined);
          setAsking(true);
        }}
        onClose={() => setJump(undefined)}
      />
      <UnsavedGuard dirty={dirty} />
    </>
  );
}
