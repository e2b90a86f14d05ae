import { jumpFrom } from '@clinic/contract/care/measurements/measurement-day';
import { readMeasurement } from '@clinic/contract/care/measurements/measurement-reader';
import type { Pre } from '@clinic/contract/care/client-measures/measures';
import type { EndProgram, Program } from '@clinic/contract/care/programs/programs';
import { today } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { UnsavedGuard } from '@clinic/ui/forms/UnsavedGuard.tsx';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { postOffers } from '../body-status/post-offers.ts';
import type { Measured } from '../body-status/useMeasured.ts';
import { goalQuery } from '../client-progress/api.ts';
import { JumpQuestion, type Jump } from '../measuring/JumpQuestion.tsx';
import { RecordNotices } from '../plan-workspace/RecordNotices.tsx';
import { useEditedRecord } from '../plan-workspace/useEditedRecord.ts';
import { endProgram } from './api.ts';
import { useRestOfSeries } from './client-appointments.ts';
import { endOf, endsDiffer, NOTHING_YET, type EndValues } from './end-program.ts';
import { EndFields, focusFirstWrong, isWrong, NO_REASON } from './EndFields.tsx';
import { EndQuestion } from './EndQuestion.tsx';
import { UpcomingAppointments } from './UpcomingAppointments.tsx';

const itself = (values: EndValues): EndValues => values;
/** Adds the girths that a draft of an earlier release lacks. */
const whole = (kept: EndValues): EndValues => ({ ...NOTHING_YET, ...kept });

interface Props {
  clientId: string;
  program: Program;
  /** Undefined while loading, and after a failure. */
  compared: { measured: Measured; pre: Pre<Program> } | undefined;
  onEnded: (program: Program) => void;
}

export function EndProgramForm({ clientId, program, compared, onEnded }: Props) {
  const pre = compared?.pre.fields ?? {};
  const known = compared?.measured.measurements ?? [];
  const expecting = useQuery(goalQuery(clientId)).data?.expecting;
  const rest = useRestOfSeries(clientId);
  const record = `endProgram:${program._id}`;
  const editor = useEditedRecord({
    record,
    // An end is written only once, so there is never a stored one to change.
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
  const { save, isBusy } = useSaving<EndProgram, Awaited<ReturnType<typeof endProgram>>>({
    draft: editor.record,
    send: (sent, { keys }) => endProgram(clientId, sent, keys),
    saved: ({ message, program: ended }) => {
      notify.success(message);
      onEnded(ended);
      // Everything read before is outdated: plans became history, and the client's status changed.
      void queryClient.resetQueries({ queryKey: ['doctor'] });
    },
    otherwise: 'The program could not be ended. Please try again.',
    refused: (_failure, sentence) => {
      setProblem(sentence);
      notify.error(sentence);
    },
    settled: () => setAsking(false),
  });
  const change = (part: Partial<EndValues>) => {
    setProblem(undefined);
    editor.change((now) => ({ ...now, ...part }));
  };
  const offers = compared && postOffers(compared.measured, { pre: compared.pre, typed: values, expecting });
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
          offers={offers}
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
        <EndQuestion
          name={program.name}
          pre={pre}
          values={values}
          rest={rest}
          onCancelRest={(cancelAppointments) => change({ cancelAppointments })}
          busy={isBusy}
          onClose={() => setAsking(false)}
          onConfirm={() => end && void save(end)}
        />
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
