import { PROGRAM_WEEKS } from '@clinic/contract/constants';
import { wholeNumberIn } from '@clinic/contract/reading/numbers';
import { OFFERINGS } from '@clinic/contract/clients/offerings';
import type { DietWeek } from '@clinic/contract/care/diet-plans/diet-plans';
import type { Program } from '@clinic/contract/care/programs/programs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { FormFrame } from '@clinic/ui/forms/FormFrame.tsx';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { WholeNumberField } from '@clinic/ui/forms/WholeNumberField.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { Panel } from '../../components/Panel.tsx';
import { UnsavedGuard } from '@clinic/ui/forms/UnsavedGuard.tsx';
import { RecordNotices } from '../plan-workspace/RecordNotices.tsx';
import { useEditedRecord } from '../plan-workspace/useEditedRecord.ts';
import { useSaveProblems } from '../plan-workspace/useSaveProblems.ts';
import {
  daysOf,
  programProblem,
  programsDiffer,
  programValues,
  type ProgramProblem,
  type ProgramValues,
} from './program-form.ts';
import { MovedStart, SurplusWeeks } from './ProgramQuestions.tsx';
import { surplusOf } from './surplus-weeks.ts';
import { NOT_SAVED, useProgramSaving } from './useProgramSaving.ts';

const itself = (values: ProgramValues): ProgramValues => values;
const ENDED = ' The program was ended meanwhile: saving now starts the next one.';

const Offerings = ({ id: list }: { id: string }) => (
  <datalist id={list}>
    {OFFERINGS.map(({ id, name }) => (
      <option key={id}>{name}</option>
    ))}
  </datalist>
);

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
  /** Weeks of the diet plan that the shortened program has no room for, while the doctor is asked about them. */
  const [surplus, setSurplus] = useState<DietWeek[]>([]);
  /** True while the doctor is asked about a moved start. */
  const [moving, setMoving] = useState(false);
  const queryClient = useQueryClient();
  const saving = useProgramSaving(clientId, editor);
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
    const tooMany = await surplusOf(queryClient, { clientId, base, weeks: wholeNumberIn(values.weeks) });
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
          <Offerings id={names} />
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
        <MovedStart
          from={base.startDate}
          to={values.startDate}
          onClose={() => setMoving(false)}
          onConfirm={() => {
            setMoving(false);
            void checkWeeks();
          }}
        />
      )}
      {surplus.length > 0 && (
        <SurplusWeeks
          weeks={wholeNumberIn(values.weeks)}
          surplus={surplus}
          onClose={() => setSurplus([])}
          onConfirm={() => {
            setSurplus([]);
            saving.save({ base, values });
          }}
        />
      )}
      <UnsavedGuard dirty={dirty} />
    </>
  );
}
