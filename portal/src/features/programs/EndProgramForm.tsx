import { MAX_LINE, MAX_TEXT } from '@clinic/contract/constants';
import { measurementProblem } from '@clinic/contract/measurement-reader';
import type { Measurement } from '@clinic/contract/measurements';
import type { Program } from '@clinic/contract/programs';
import { longText } from '@clinic/contract/rules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useDraft } from '../../components/useDraft.ts';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { Panel } from '../../components/Panel.tsx';
import { UnsavedGuard } from '@clinic/ui/forms/UnsavedGuard.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { ComparisonTable, wrongMeasures, type BodyValues } from '../body-status/ComparisonTable.tsx';
import { measureRows } from '../measuring/measure-rows.ts';
import { MeasureRows } from '../measuring/MeasureRows.tsx';
import { RecordNotices } from '../plan-workspace/RecordNotices.tsx';
import { useEditedRecord } from '../plan-workspace/useEditedRecord.ts';
import { endProgram } from './api.ts';
import { endOf, endsDiffer, GIRTHS, NOTHING_YET, REASONS, type EndValues } from './end-program.ts';
import { UpcomingAppointments } from './UpcomingAppointments.tsx';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@clinic/ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}));

const itself = (values: EndValues): EndValues => values;
/** A draft of an earlier release has no girths. */
const whole = (kept: EndValues): EndValues => ({ ...NOTHING_YET, ...kept });
const NO_REASON = 'Please choose why the program ends';

interface Props {
  clientId: string;
  program: Program;
  /** The body status at the start of the program. */
  pre: BodyValues;
  /** What was measured before. */
  known: readonly Measurement[];
  onEnded: (program: Program) => void;
}

/** Why the program ends, what came of it, and what is measured at the end. */
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
  const reason = useRef<HTMLInputElement>(null);
  const measures = useRef<HTMLElement>(null);
  const girths = useRef<HTMLElement>(null);
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: endProgram,
    onSuccess: ({ message, program: ended }) => {
      draft.drop();
      notify.success(message);
      onEnded(ended);
      // The plans became history, the client's status changed: nothing that was read before is still true, or shown.
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

  return (
    <>
      <RecordNotices what="end of the program" editor={editor} />
      <Panel title="Body status">
        <Box ref={measures} sx={{ overflowX: 'auto' }}>
          <ComparisonTable
            title={program.name}
            pre={pre}
            post={values.post}
            onPost={(name, value) => change({ post: { ...values.post, [name]: value } })}
          />
        </Box>
        <Box ref={girths} sx={{ maxWidth: 640, mt: 4 }}>
          <MeasureRows
            caption="Girths"
            rows={measureRows(GIRTHS, values.girths, known)}
            maxLength={MAX_LINE}
            onChange={(kind, text) => change({ girths: { ...values.girths, [kind]: text } })}
          />
        </Box>
        <Typography sx={{ mt: 3, color: 'text.secondary' }}>
          Post values and girths are saved with the end of the program.
        </Typography>
      </Panel>
      <Panel title="Outcome">
        <Box sx={{ display: 'grid', gap: 4, pt: 2 }}>
          <InputField
            label="Reason"
            required
            inputRef={reason}
            options={[{ value: '', label: '' }, ...REASONS]}
            value={values.reason}
            error={problem === NO_REASON ? NO_REASON : undefined}
            onChange={(chosen) => change({ reason: chosen as EndValues['reason'] })}
            sx={{ maxWidth: 360 }}
          />
          <InputField
            label="Outcome Notes"
            rows={4}
            value={values.notes}
            error={longText(MAX_TEXT)(values.notes)}
            onChange={(notes) => change({ notes })}
          />
        </Box>
      </Panel>
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
        <Button
          variant="contained"
          color="error"
          onClick={() => {
            const [wrong] = wrongMeasures(values.post);
            const wrongGirth = GIRTHS.find((kind) => measurementProblem(kind, values.girths[kind] ?? ''));
            if (wrong) measures.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
            else if (wrongGirth) girths.current?.querySelector<HTMLElement>(`[name=${wrongGirth}]`)?.focus();
            else if (!end) {
              setProblem(NO_REASON);
              reason.current?.focus();
            } else if (!longText(MAX_TEXT)(values.notes)) setAsking(true);
          }}
        >
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
            All current plans become history: the client no longer sees them.
            {values.cancelAppointments && ' The upcoming appointments are cancelled.'} This cannot be undone.
          </ConfirmDialog>
        </Suspense>
      )}
      <UnsavedGuard dirty={dirty} />
    </>
  );
}
