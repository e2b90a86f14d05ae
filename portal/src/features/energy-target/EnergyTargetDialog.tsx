import { ACTIVITY_LEVELS, type Activity } from '@clinic/contract/care/body/body-derived';
import {
  proposedTarget,
  type EnergyTarget,
  type TargetPerson,
} from '@clinic/contract/care/foods/energy-target';
import type { Precautions, SavePrecautions } from '@clinic/contract/care/precautions/precautions';
import type { GoalDirection } from '@clinic/contract/care/client-progress/progress-goal';
import { selectsFilled } from '@clinic/ui/forms/selects-filled.ts';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { UnsavedGuard } from '@clinic/ui/forms/UnsavedGuard.tsx';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { isStale } from '@clinic/ui/session/refusal.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HeldDialog } from '@clinic/ui/forms/HeldDialog.tsx';
import { RestoredNotice } from '@clinic/ui/forms/RestoredNotice.tsx';
import { useKeptValues } from '../../components/useKeptValues.ts';
import { precautionsQuery, savePrecautions } from '../precautions/api.ts';
import { targetFrom, targetValues, withActivity, type TargetProblemAt } from './energy-target-form.ts';

const CHANGED_MEANWHILE =
  'Somebody else changed what is known of the client. What you typed is kept: please save again.';
const FAILED = 'The target could not be saved. What you typed is kept.';
const ACTIVITIES = [
  { value: '', label: 'Please choose' },
  ...Object.entries(ACTIVITY_LEVELS).map(([value, { words }]) => ({ value, label: words })),
];

interface Props {
  clientId: string;
  known: Precautions;
  person: TargetPerson;
  direction: GoalDirection | null;
  onClose: () => void;
}

/** Sets the energy target of a day's food, proposed from goal and activity. */
export default function EnergyTargetDialog({ clientId, known, person, direction, onClose }: Props) {
  const queries = useQueryClient();
  const { queryKey } = precautionsQuery(clientId);
  const form = useKeptValues(`energyTarget:${clientId}`, targetValues(known.target));
  const { values } = form;
  const [problem, setProblem] = useState<TargetProblemAt>();
  const { save, isBusy, isSaved, refusal } = useSaving<SavePrecautions, Precautions>({
    draft: form.name,
    send: (body, { keys }) => savePrecautions(clientId, body, keys),
    saved: (saved) => {
      queries.setQueryData(queryKey, saved);
      notify.success(saved.target ? 'The target is saved.' : 'There is no target any more.');
      onClose();
    },
    otherwise: FAILED,
    refused: (failure) => {
      // The newer target is loaded, and the typed values stay.
      if (isStale(failure)) void queries.invalidateQueries({ queryKey });
    },
  });
  const send = (target: EnergyTarget | null) => {
    const { answers, version } = known;
    const added = known.added.map(({ sort, code, words }) => ({ sort, code, words }));
    void save({ answers, added, target, version });
  };
  const field = (name: 'energy' | 'protein' | 'reason') => ({
    name,
    value: values[name],
    size: 'small' as const,
    error: problem?.field === name ? problem.text : undefined,
    onChange: (value: string) => {
      setProblem(undefined);
      form.change({ [name]: value });
    },
  });
  const proposed = values.activity && proposedTarget(person, direction, values.activity);
  return (
    <HeldDialog
      title="Target of a day"
      saveLabel="Save target"
      isBusy={isBusy}
      problem={refusal?.stale ? CHANGED_MEANWHILE : refusal?.sentence}
      onClose={onClose}
      onSave={() => {
        const read = targetFrom(values, person);
        if ('problem' in read) setProblem(read.problem);
        else send(read.target);
      }}
    >
      <UnsavedGuard dirty={form.dirty && !isSaved} onLeave={form.drop} />
      {form.restored && <RestoredNotice announce="status" onStartAfresh={form.discard} />}
      <InputField
        label="A usual day is"
        name="activity"
        size="small"
        options={ACTIVITIES}
        value={values.activity}
        error={problem?.field === 'activity' ? problem.text : undefined}
        onChange={(activity: string) => {
          setProblem(undefined);
          form.change(
            activity === '' ? { activity } : withActivity(values, activity as Activity, person, direction),
          );
        }}
      />
      {proposed && <Typography sx={{ color: 'text.secondary' }}>Proposed: {proposed.words}.</Typography>}
      <InputField
        label="Energy, kcal a day"
        htmlInput={{ inputMode: 'numeric', ...selectsFilled }}
        {...field('energy')}
      />
      <InputField
        label="Protein, g a day"
        htmlInput={{ inputMode: 'numeric', ...selectsFilled }}
        {...field('protein')}
      />
      {(proposed && proposed.asksReason) || problem?.field === 'reason' || values.reason !== '' ? (
        <InputField
          label="Reason"
          rows={2}
          helperText="Needed for a deficit at a BMI below 23."
          {...field('reason')}
        />
      ) : null}
      {known.target && (
        <Button
          size="small"
          color="inherit"
          disabled={isBusy}
          onClick={() => send(null)}
          sx={{ alignSelf: 'flex-start' }}
        >
          Remove the target
        </Button>
      )}
    </HeldDialog>
  );
}
