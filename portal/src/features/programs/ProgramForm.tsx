import { PROGRAM_WEEKS } from '@clinic/contract/constants';
import { formatDay } from '@clinic/contract/clinic-calendar';
import { counted } from '@clinic/contract/platform/counted';
import { surplusWeeks } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import { wholeNumberIn } from '@clinic/contract/reading/numbers';
import { OFFERINGS } from '@clinic/contract/clients/offerings';
import type { DietWeek } from '@clinic/contract/care/diet-plans/diet-plans';
import type { Program } from '@clinic/contract/care/programs/programs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { FormFrame } from '@clinic/ui/forms/FormFrame.tsx';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { WholeNumberField } from '@clinic/ui/forms/WholeNumberField.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { Panel } from '../../components/Panel.tsx';
import { UnsavedGuard } from '@clinic/ui/forms/UnsavedGuard.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { dietPlanQuery } from '../diet-plan-editing/api.ts';
import { titlesOf } from '@clinic/contract/care/diet-plans/diet-plan-words';
import { RecordNotices } from '../plan-workspace/RecordNotices.tsx';
import { isOutdated } from '../plan-workspace/save-failure.ts';
import { useEditedRecord } from '../plan-workspace/useEditedRecord.ts';
import { useRecordSaving } from '../plan-workspace/useRecordSaving.ts';
import { useSaveProblems } from '../plan-workspace/useSaveProblems.ts';
import { programQuery, saveProgram } from './api.ts';
import {
  daysOf,
  programProblem,
  programsDiffer,
  programValues,
  type ProgramProblem,
  type ProgramValues,
} from './program-form.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@clinic/ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}));

interface Sent {
  base: Program | null;
  values: ProgramValues;
}

const itself = (values: ProgramValues): ProgramValues => values;
const NOT_SAVED = 'Failed to save the plan. Please try again.';
const ENDED = ' The program was ended meanwhile: saving now starts the next one.';

export function ProgramForm({ clientId, saved }: { clientId: string; saved: Program | null }) {
  const editor = useEditedRecord({
    record: `program:${clientId}`,
    saved,
    contentOf: programValues,
    start: itself,
    content: itself,
    differs: programsDiffer,
  });
  const { value: values, base, dirty, change } = editor;
  const names = useId();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<ProgramProblem>();
  /** Weeks of the diet plan beyond the shortened program, during the question about them. */
  const [surplus, setSurplus] = useState<DietWeek[]>([]);
  /** During the question about a changed start. */
  const [moving, setMoving] = useState(false);
  const queryClient = useQueryClient();
  const saving = useRecordSaving<Sent, Program>({
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
  const { problems } = useSaveProblems({ missing: [], content: [values], editor, saving });
  const wasEnded = !base && saving.refusal?.stale;
  const refusal = problem?.text ?? (wasEnded ? `${NOT_SAVED}${ENDED}` : problems[0]);
  const field = (name: keyof ProgramValues) => ({
    name,
    value: values[name],
    error: problem?.field === name ? problem.text : undefined,
    onChange: (value: string) => {
      setProblem(undefined);
      change((now) => ({ ...now, [name]: value }));
    },
  });
  const checkWeeks = async () => {
    const weeks = wholeNumberIn(values.weeks);
    const query = { ...dietPlanQuery(clientId), staleTime: 0, retry: false };
    // An unreadable plan must not block the program.
    const plan = base && weeks < base.duration ? await queryClient.fetchQuery(query).catch(() => null) : null;
    const tooMany = surplusWeeks(plan?.weeks ?? [], weeks);
    if (tooMany.length > 0) setSurplus(tooMany);
    else saving.save({ base, values });
  };
  const submit = async () => {
    if (saving.sending) return;
    const wrong = programProblem(values);
    setProblem(wrong);
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name="${wrong.field}"]`)?.focus();
    else if (base && base.startDate !== values.startDate) setMoving(true);
    else await checkWeeks();
  };

  return (
    <>
      <RecordNotices what="program plan" editor={editor} />
      <Panel title="Program Configuration">
        <FormFrame
          ref={form}
          onSave={() => void submit()}
          sx={{ display: 'grid', gap: 4, pt: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
        >
          <InputField
            {...field('name')}
            label="Program Name"
            required
            autoComplete="off"
            htmlInput={{ list: names }}
            helperText="Choose one of the clinic's offerings, or enter any other name."
            sx={{ gridColumn: '1 / -1' }}
          />
          <datalist id={names}>
            {OFFERINGS.map(({ id, name }) => (
              <option key={id}>{name}</option>
            ))}
          </datalist>
          <WholeNumberField {...field('weeks')} label="Duration in Weeks" required {...PROGRAM_WEEKS} />
          <InputField
            label="Duration in Days"
            value={daysOf(values.weeks)}
            onChange={() => undefined}
            readOnly
            helperText="Calculated: weeks of 7 days."
          />
          <InputField {...field('startDate')} label="Start Date" type="date" required />
          <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 3, justifyItems: 'start' }}>
            {refusal && (
              <Notice tone="stopped" announce="alert">
                {refusal}
              </Notice>
            )}
            <Button
              type="submit"
              variant="contained"
              loading={saving.sending !== null}
              className="no-print"
              sx={{ width: { xs: '100%', sm: 'auto' } }}
            >
              {base ? 'Update Program Plan' : 'Save Program Plan'}
            </Button>
          </Box>
        </FormFrame>
      </Panel>
      {moving && base && (
        <Suspense>
          <ConfirmDialog
            open
            title="Move the start of the program?"
            confirmLabel={`Start on ${formatDay(values.startDate)}`}
            onClose={() => setMoving(false)}
            onConfirm={() => {
              setMoving(false);
              void checkWeeks();
            }}
          >
            The program is then compared with what was measured around {formatDay(values.startDate)}, and no
            longer with that of {formatDay(base.startDate)}.
          </ConfirmDialog>
        </Suspense>
      )}
      {surplus.length > 0 && (
        <Suspense>
          <ConfirmDialog
            open
            title="The diet plan is longer than this program"
            confirmLabel={`Save with ${counted(wholeNumberIn(values.weeks), 'week')}`}
            onClose={() => setSurplus([])}
            onConfirm={() => {
              setSurplus([]);
              saving.save({ base, values });
            }}
          >
            For {counted(wholeNumberIn(values.weeks), 'week')} these are too many:{' '}
            <strong>{titlesOf(surplus)}</strong>. They stay in the diet plan for now; its screen offers to cut
            them.
          </ConfirmDialog>
        </Suspense>
      )}
      <UnsavedGuard dirty={dirty} />
    </>
  );
}
