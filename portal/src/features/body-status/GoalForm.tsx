import {
  GOAL_DIRECTIONS,
  GOAL_KINDS,
  MAX_GOAL_REASON,
  type ProgressGoal,
} from '@clinic/contract/care/client-progress/progress-goal';
import { counting } from '@clinic/contract/care/measurements/measurement-day';
import {
  withUnit,
  type Measurement,
  type MeasurementKind,
} from '@clinic/contract/care/measurements/measurements';
import { selectsFilled } from '@clinic/ui/forms/selects-filled.ts';
import { today } from '@clinic/ui/clinic-page';
import { FormFrame } from '@clinic/ui/forms/FormFrame.tsx';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { UnsavedGuard } from '@clinic/ui/forms/UnsavedGuard.tsx';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { isStale } from '@clinic/ui/session/refusal.ts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RestoredNotice } from '@clinic/ui/forms/RestoredNotice.tsx';
import { useKeptValues } from '../../components/useKeptValues.ts';
import { goalQuery, saveGoal, alertsQuery } from '../client-progress/api.ts';
import { goalFrom, goalValues, type GoalProblemAt, type GoalValues } from './goal-form.ts';

const FAILED = 'The goal could not be saved. Please try again.';
const DIRECTIONS = [
  { value: '', label: 'No goal' },
  ...Object.entries(GOAL_DIRECTIONS).map(([value, label]) => ({ value, label })),
];
const KINDS = GOAL_KINDS.map((kind) => ({ value: kind, label: withUnit(kind) }));

interface Props {
  clientId: string;
  saved: ProgressGoal;
  measurements: readonly Measurement[];
  onClose: () => void;
}

export default function GoalForm({ clientId, saved, measurements, onClose }: Props) {
  const queryClient = useQueryClient();
  const form = useKeptValues(`goal:${clientId}`, goalValues(saved.goal, saved.expecting));
  const { values } = form;
  const [problem, setProblem] = useState<GoalProblemAt>();
  const last = (kind: MeasurementKind) => counting(measurements, kind).at(-1)?.value ?? null;
  const { save, isBusy, isSaved, refusal } = useSaving<Parameters<typeof saveGoal>[1], ProgressGoal>({
    draft: form.name,
    send: (sent, { keys }) => saveGoal(clientId, sent, keys),
    saved: (stored) => {
      queryClient.setQueryData(goalQuery(clientId).queryKey, stored);
      notify.success(stored.goal ? 'The goal is saved.' : 'Saved.');
      onClose();
      void queryClient.invalidateQueries({ queryKey: alertsQuery(clientId).queryKey });
    },
    otherwise: FAILED,
    refused: (failure) => {
      if (isStale(failure)) void queryClient.invalidateQueries({ queryKey: goalQuery(clientId).queryKey });
    },
  });
  const field = <Name extends Exclude<keyof GoalValues, 'expecting'>>(name: Name) => ({
    name,
    value: values[name] as string,
    size: 'small' as const,
    error: problem?.field === name ? problem.text : undefined,
    onChange: (value: string) => {
      setProblem(undefined);
      form.change({ [name]: value });
    },
  });
  const submit = () => {
    const read = goalFrom(values, {
      saved: saved.goal,
      today: today(),
      height: last('height'),
      now: last(values.kind),
    });
    if ('problem' in read) setProblem(read.problem);
    else void save({ goal: read.goal, expecting: values.expecting, version: saved.version });
  };
  return (
    <FormFrame aria-label="Goal" onSave={submit} sx={{ display: 'grid', gap: 4, maxWidth: 640, pt: 2 }}>
      <UnsavedGuard dirty={form.dirty && !isSaved} onLeave={form.drop} />
      {form.restored && <RestoredNotice announce="status" onStartAfresh={form.discard} />}
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <InputField label="The goal is to" options={DIRECTIONS} {...field('direction')} />
        {values.direction !== '' && (
          <>
            <InputField label="What" options={KINDS} {...field('kind')} />
            <InputField
              label="Value"
              htmlInput={{ inputMode: 'decimal', ...selectsFilled }}
              {...field('value')}
            />
            <InputField label="By" type="date" {...field('by')} />
          </>
        )}
      </Box>
      {values.direction !== '' && (
        <InputField
          label="Reason"
          rows={2}
          helperText="Needed for a weight below a BMI of 23."
          htmlInput={{ maxLength: MAX_GOAL_REASON }}
          {...field('reason')}
        />
      )}
      <FormControlLabel
        control={
          <Checkbox checked={values.expecting} onChange={(_, expecting) => form.change({ expecting })} />
        }
        label="Pregnant or breastfeeding: no BMI class, and no signals about the pace"
      />
      {refusal && <FailureNotice sentence={refusal.sentence} />}
      <Box sx={{ display: 'flex', gap: 2 }}>
        <ClinicButton type="submit" look="filled" disabled={isBusy} aria-busy={isBusy}>
          Save goal
        </ClinicButton>
        <ClinicButton
          look="plain"
          onClick={() => {
            form.discard();
            onClose();
          }}
        >
          Cancel
        </ClinicButton>
      </Box>
    </FormFrame>
  );
}
