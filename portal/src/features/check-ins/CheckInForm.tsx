import {
  CHECK_IN_DAYS,
  CHECK_IN_SCALE_NAMES,
  CHECK_IN_SCALES,
  MAX_CHECK_IN_TEXT,
  NOT_READ_AT_ONCE,
  SCALE_STEPS,
  type CheckIn,
  type DueCheckIn,
} from '@clinic/contract/care/check-ins/check-ins';
import { MEAL_TYPES, type MealType } from '@clinic/contract/constants';
import { jumpFrom } from '@clinic/contract/care/measurements/measurement-day';
import { selectsFilled } from '@clinic/ui/forms/selects-filled.ts';
import { today } from '@clinic/ui/clinic-page';
import { FormFrame } from '@clinic/ui/forms/FormFrame.tsx';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { RestoredNotice } from '@clinic/ui/forms/RestoredNotice.tsx';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '../../components/account.ts';
import { DangerNotice } from '../../components/DangerNotice.tsx';
import { useKeptValues } from '../../components/useKeptValues.ts';
import { ownMeasurementsQuery } from '../measuring/api.ts';
import { JumpQuestion, type Jump } from '../measuring/JumpQuestion.tsx';
import { ownCheckInsQuery, saveCheckIn } from './api.ts';
import {
  checkInOf,
  problemsOf,
  valuesOf,
  type CheckInProblems,
  type CheckInValues,
} from './check-in-values.ts';
import { ChoiceOfNumbers } from './ChoiceOfNumbers.tsx';

const MEALS = [{ value: '', label: 'None' }, ...MEAL_TYPES.map((meal) => ({ value: meal, label: meal }))];

interface Props {
  due: DueCheckIn;
  /** This week's check-in, if it was already sent. */
  sent: CheckIn | undefined;
  onSent: () => void;
}

export function CheckInForm({ due, sent, onSent }: Props) {
  const { id } = useAccount();
  const queryClient = useQueryClient();
  const form = useKeptValues<CheckInValues>(`checkIn:${due.dueOn}`, valuesOf(sent));
  const { values } = form;
  const [problems, setProblems] = useState<CheckInProblems>({});
  const [jump, setJump] = useState<Jump>();
  const measured = useQuery(ownMeasurementsQuery(id)).data?.measurements ?? [];
  const change = (part: Partial<CheckInValues>) => {
    form.change(part);
    const mended = Object.fromEntries(Object.keys(part).map((name) => [name, undefined]));
    setProblems((before) => ({ ...before, ...mended }));
  };
  const readAnew = async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ownCheckInsQuery(id).queryKey }),
      queryClient.invalidateQueries({ queryKey: ownMeasurementsQuery(id).queryKey }),
    ]);
    onSent();
  };
  const { save, isBusy, isSaved, refusal } = useSaving<CheckInValues, unknown>({
    draft: form.name,
    send: (typed, { keys }) => saveCheckIn(checkInOf(typed, due.week, sent?.version ?? 0), keys),
    saved: () => {
      notify.success('Thank you. Your doctor will read it.');
      void readAnew();
    },
    otherwise: 'It could not be sent. Please try again.',
  });
  // Busy until the sent check-in is loaded, so that it is not sent twice.
  const isSending = isBusy || isSaved;
  const send = () => {
    setJump(undefined);
    if (!isSending) void save(values);
  };
  const submit = () => {
    const wrong = problemsOf(values);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    const { weight } = checkInOf(values, due.week, 0);
    const isNew = weight !== null && weight !== sent?.weight;
    const from = isNew ? jumpFrom(measured, { value: weight, day: today() }) : undefined;
    if (from && weight !== null) setJump({ from, value: weight, day: today() });
    else send();
  };
  return (
    <FormFrame
      onSave={submit}
      sx={{ display: 'grid', gap: 5, maxWidth: 560, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {form.restored && <RestoredNotice announce="status" onStartAfresh={form.discard} />}
      <ChoiceOfNumbers
        label="Days on which you followed your plan"
        name="daysFollowed"
        min={0}
        max={CHECK_IN_DAYS}
        value={values.daysFollowed}
        error={problems.daysFollowed}
        onChange={(daysFollowed) => change({ daysFollowed })}
      />
      <InputField
        label="The hardest meal"
        value={values.hardestMeal}
        options={MEALS}
        onChange={(meal) => change({ hardestMeal: meal as MealType | '' })}
      />
      {CHECK_IN_SCALE_NAMES.map((name) => (
        <ChoiceOfNumbers
          key={name}
          name={name}
          {...CHECK_IN_SCALES[name]}
          {...SCALE_STEPS}
          value={values[name]}
          error={problems[name]}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      <InputField
        label="Weight today (kg)"
        helperText="Only if you have stepped on the scales."
        value={values.weight}
        error={problems.weight}
        autoComplete="off"
        htmlInput={{ inputMode: 'decimal', ...selectsFilled }}
        onChange={(weight) => change({ weight })}
      />
      <Box>
        <InputField
          label="Anything your doctor should know"
          value={values.note}
          rows={4}
          htmlInput={{ maxLength: MAX_CHECK_IN_TEXT }}
          onChange={(note) => change({ note })}
        />
        <Typography variant="body2" sx={{ mt: 1 }}>
          {NOT_READ_AT_ONCE}
        </Typography>
        <DangerNotice text={values.note} />
      </Box>
      {refusal && <FailureNotice sentence={refusal.sentence} />}
      <Box>
        <ClinicButton look="filled" type="submit" aria-disabled={isSending}>
          {isSending ? 'Sending...' : sent ? 'Send the changes' : 'Send'}
        </ClinicButton>
      </Box>
      <JumpQuestion jump={jump} onConfirm={send} onClose={() => setJump(undefined)} />
    </FormFrame>
  );
}
