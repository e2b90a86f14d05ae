import type { AddExtraHours } from '@clinic/contract/scheduling/hours';
import { hoursCalls } from '@clinic/contract/scheduling/hours-calls';
import { rangeProblem } from '@clinic/contract/scheduling/hours-rules';
import { fromToday } from '@clinic/contract/rules';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { today } from '../clinic-page.ts';
import { FormTextField } from '../forms/form-fields.tsx';
import { SaveBar } from '../forms/SaveBar.tsx';
import { SavedForm } from '../forms/SavedForm.tsx';
import { useSavedForm } from '../forms/useSavedForm.ts';
import { useSaving } from '../forms/useSaving.ts';
import { useFormAccess } from '../forms/form-access.ts';
import { hoursForm, useHoursChanged } from './clinic-hours.ts';
import { RangeFields } from './RangeFields.tsx';

export type TypedExtra = Omit<AddExtraHours, 'doctor'>;

const EMPTY: TypedExtra = { date: '', from: '18:00', to: '20:00', modes: ['clinic', 'online'] };

/** Three form values that the person sees as one field, with one error. */
function ExtraTime() {
  const { setValue } = useFormContext<TypedExtra>();
  const { isSubmitted } = useFormState();
  const typed = useWatch() as TypedExtra;
  return (
    <RangeFields
      of="Time"
      range={typed}
      error={isSubmitted ? rangeProblem(typed) : undefined}
      onChange={({ from, to, modes }) => {
        setValue('from', from, { shouldDirty: true });
        setValue('to', to, { shouldDirty: true });
        setValue('modes', modes, { shouldDirty: true });
      }}
    />
  );
}

export function ExtraForm({ doctor, onClose }: { doctor: string; onClose: () => void }) {
  const { api } = useFormAccess();
  const changed = useHoursChanged();
  const saving = useSaving<TypedExtra, unknown>({
    draft: hoursForm(`extra:${doctor}`),
    send: (typed) => api.call(hoursCalls.addExtra, { body: { ...typed, doctor } }),
    saved: () => {
      onClose();
      void changed();
      return 'The extra hours are saved.';
    },
    otherwise: 'The extra hours could not be saved. Please try again.',
  });
  const form = useSavedForm({
    saving,
    values: EMPTY,
    rules: (typed) => {
      const problem = rangeProblem(typed);
      return problem === undefined ? undefined : { to: problem };
    },
  });
  const close = () => {
    saving.draft?.drop();
    onClose();
  };
  return (
    <SavedForm form={form} aria-label="Extra hours" sx={{ display: 'grid', gap: 4, mb: 5 }}>
      <FormTextField
        name="date"
        control={form.methods.control}
        rules={{ validate: fromToday(today()) }}
        label="Day"
        type="date"
        size="small"
        required
        htmlInput={{ min: today() }}
        sx={{ maxWidth: 320 }}
      />
      <ExtraTime />
      <SaveBar label="Save extra hours" onCancel={close} />
    </SavedForm>
  );
}
