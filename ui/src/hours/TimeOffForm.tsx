import type { TimeOff } from '@clinic/contract/scheduling/hours';
import { hoursCalls } from '@clinic/contract/scheduling/hours-calls';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FormTextField } from '../forms/form-fields.tsx';
import { SaveBar } from '../forms/SaveBar.tsx';
import { SavedForm } from '../forms/SavedForm.tsx';
import { useSavedForm } from '../forms/useSavedForm.ts';
import { useSaving, type Asked, type Questions } from '../forms/useSaving.ts';
import { isStale } from '../session/refusal.ts';
import { useFormAccess } from '../forms/form-access.ts';
import { hoursForm, useHoursChanged } from './clinic-hours.ts';
import { bodyOf, EMPTY_TIME_OFF, problemsOf, typedFrom, type TypedTimeOff } from './time-off-form.ts';
import { visitsOf } from './visits-in-the-way.ts';
import { VisitsInTheWay } from './VisitsInTheWay.tsx';

interface ToSave extends TypedTimeOff {
  overVisits?: boolean;
}

interface Props {
  /** Id of the doctor; null: the whole clinic. */
  doctor: string | null;
  /** The stored time off that is changed; undefined: a new one. */
  stored?: TimeOff;
  onClose: () => void;
}

const STALE = 'Somebody else changed this meanwhile. What you typed is still here: save again to replace it.';

const day = { type: 'date', size: 'small', required: true } as const;
const clock = { type: 'time', size: 'small', required: true } as const;

function Times() {
  const { control, setValue, getValues } = useFormContext<TypedTimeOff>();
  const { field } = useController({ control, name: 'whole' });
  const whole = field.value;
  const endWith = (fromDay: string) => {
    const { toDay } = getValues();
    if (!toDay || toDay < fromDay) setValue('toDay', fromDay, { shouldDirty: true });
  };
  return (
    <>
      <FormControlLabel
        control={<Checkbox checked={whole} onChange={(_, checked) => field.onChange(checked)} />}
        label="Whole days"
      />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <FormTextField
          {...day}
          name="fromDay"
          control={control}
          label={whole ? 'First day' : 'From day'}
          onChange={endWith}
        />
        {!whole && <FormTextField {...clock} name="fromTime" control={control} label="From time" />}
        <FormTextField {...day} name="toDay" control={control} label={whole ? 'Last day' : 'Until day'} />
        {!whole && <FormTextField {...clock} name="toTime" control={control} label="Until time" />}
      </Box>
    </>
  );
}

/** Asks about the visits of the times that were sent, and no longer when others are typed. */
function VisitsQuestion({ refusal, isBusy, answer, dismiss }: Asked) {
  const { watch } = useFormContext();
  useEffect(() => {
    const { unsubscribe } = watch(dismiss);
    return unsubscribe;
  }, [watch, dismiss]);
  const save = () => answer({ overVisits: true });
  return <VisitsInTheWay visits={visitsOf(refusal.failure) ?? []} busy={isBusy} onSave={save} />;
}

const QUESTIONS: Questions = { VISITS_IN_TIME_OFF: (asked) => <VisitsQuestion {...asked} /> };

export function TimeOffForm({ doctor, stored, onClose }: Props) {
  const { api } = useFormAccess();
  const changed = useHoursChanged();
  const saving = useSaving<ToSave, unknown>({
    draft: hoursForm(`time-off:${stored?.id ?? doctor ?? 'clinic'}`),
    send: ({ overVisits, ...typed }) => {
      const body = { ...bodyOf(typed, doctor), ...(overVisits && { overVisits }) };
      return stored
        ? api.call(hoursCalls.changeTimeOff, { id: stored.id, body: { ...body, version: stored.version } })
        : api.call(hoursCalls.addTimeOff, { body });
    },
    saved: () => {
      onClose();
      void changed();
      return 'The time off is saved.';
    },
    otherwise: 'It could not be saved. Please try again.',
    refused: async (thrown) => {
      if (isStale(thrown)) await changed();
    },
    worded: (sentence, failure) => (isStale(failure) ? STALE : sentence),
    questions: QUESTIONS,
  });
  const [values] = useState(() => (stored ? typedFrom(stored) : EMPTY_TIME_OFF));
  const form = useSavedForm<ToSave>({ saving, values, rules: problemsOf });
  const close = () => {
    saving.draft?.drop();
    onClose();
  };
  const isAsked = saving.refusal !== null && visitsOf(saving.refusal.failure) !== null;
  const label = doctor === null ? 'Save closure' : 'Save time off';
  return (
    <SavedForm
      form={form}
      aria-label={doctor === null ? 'Closure' : 'Time off'}
      sx={{ display: 'grid', gap: 4, mb: 5, maxWidth: 640 }}
    >
      <FormTextField
        name="label"
        control={form.methods.control}
        label="Name"
        size="small"
        required
        helperText={
          doctor === null ? 'Clients see it: “Closed: Diwali”.' : 'Clients see only “Not available”.'
        }
      />
      <Times />
      <SaveBar label={isAsked ? null : label} onCancel={close} />
    </SavedForm>
  );
}
