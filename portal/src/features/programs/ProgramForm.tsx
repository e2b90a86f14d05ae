import { PROGRAM_WEEKS } from '@clinic/contract/constants';
import { OFFERINGS } from '@clinic/contract/offerings';
import type { Program } from '@clinic/contract/programs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { InputField } from '../../components/InputField.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Panel } from '../../components/Panel.tsx';
import { useUnsavedGuard } from '../../components/useUnsavedGuard.tsx';
import { ApiError } from '../../lib/http.ts';
import { notify } from '../../lib/notify.ts';
import { RecordNotices } from '../plan-workspace/RecordNotices.tsx';
import { useEditedRecord } from '../plan-workspace/useEditedRecord.ts';
import { programQuery, saveProgram } from './api.ts';
import {
  daysOf,
  programProblem,
  programsDiffer,
  programValues,
  type ProgramProblem,
  type ProgramValues,
} from './program-form.ts';

const itself = (values: ProgramValues): ProgramValues => values;
const NOT_SAVED = 'Failed to save the plan. Please try again.';
const ENDED = ' The program was ended meanwhile: saving now starts the next one.';

/** Name, length and start of the client's program. */
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
  const guard = useUnsavedGuard(dirty);
  const names = useId();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<ProgramProblem>();
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: saveProgram,
    onSuccess: ({ program }, { base: changed, values: sent }) => {
      if (!program) {
        notify.error(NOT_SAVED);
        return;
      }
      editor.settle(program, sent);
      queryClient.setQueryData(programQuery(clientId).queryKey, program);
      // The header above and the list of clients name the program, too.
      for (const about of [['client', clientId], ['programs', clientId], ['clients']])
        void queryClient.invalidateQueries({ queryKey: ['doctor', ...about] });
      notify.success(changed ? 'Plan updated successfully!' : 'Plan created successfully!');
    },
    onError: () => {
      notify.error(NOT_SAVED);
      void queryClient.invalidateQueries({ queryKey: programQuery(clientId).queryKey });
    },
  });
  const wasEnded = !base && save.error instanceof ApiError && save.error.code === 'STALE_RECORD';
  const refusal = problem?.text ?? (save.isError && `${NOT_SAVED}${wasEnded ? ENDED : ''}`);
  const field = (name: keyof ProgramValues) => ({
    name,
    value: values[name],
    error: problem?.field === name ? problem.text : undefined,
    onChange: (value: string) => {
      setProblem(undefined);
      change((now) => ({ ...now, [name]: value }));
    },
  });
  const submit = () => {
    if (save.isPending) return;
    const wrong = programProblem(values);
    setProblem(wrong);
    if (!wrong) save.mutate({ clientId, base, values });
    else form.current?.querySelector<HTMLInputElement>(`[name="${wrong.field}"]`)?.focus();
  };

  return (
    <>
      <RecordNotices what="program plan" editor={editor} />
      <Panel title="Program Configuration">
        <Box
          component="form"
          noValidate
          ref={form}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
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
          <InputField
            {...field('weeks')}
            label="Duration in Weeks"
            type="number"
            required
            htmlInput={{ ...PROGRAM_WEEKS, step: 1, inputMode: 'numeric' }}
          />
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
              loading={save.isPending}
              className="no-print"
              sx={{ width: { xs: '100%', sm: 'auto' } }}
            >
              {base ? 'Update Program Plan' : 'Save Program Plan'}
            </Button>
          </Box>
        </Box>
      </Panel>
      {guard}
    </>
  );
}
