import type { Week, WeekRange } from '@clinic/contract/scheduling/hours';
import { hoursCalls } from '@clinic/contract/scheduling/hours-calls';
import { weekProblem } from '@clinic/contract/scheduling/hours-rules';
import { realDate } from '@clinic/contract/rules';
import { useController, useFormState } from 'react-hook-form';
import { FormTextField } from '../forms/form-fields.tsx';
import { SaveBar } from '../forms/SaveBar.tsx';
import { SavedForm } from '../forms/SavedForm.tsx';
import { useSavedForm, WHOLE } from '../forms/useSavedForm.ts';
import { useSaving } from '../forms/useSaving.ts';
import { isStale } from '../session/refusal.ts';
import { DayForm } from './DayForm.tsx';
import { useFormAccess } from '../forms/form-access.ts';
import { hoursForm, useHoursChanged } from './clinic-hours.ts';
import { WEEKDAYS } from './hours-words.ts';

export interface TypedWeek {
  validFrom: string;
  ranges: WeekRange[];
}

interface Props {
  /** Id of the doctor. */
  doctor: string;
  start: TypedWeek;
  /** All stored weeks: saving one that begins on the same day replaces it. */
  weeks: readonly Week[];
  onClose: () => void;
}

/** The first day belongs to the typed times: it says which week they are for. */
const KEEPS = ['validFrom'] as const;
const STALE =
  'Somebody else saved this week meanwhile. What you typed is still here: save again to replace it.';

/** Sorts ranges by day and keeps the typed order within a day, so that positions in list and page agree. */
const inOrder = (ranges: readonly WeekRange[]) =>
  WEEKDAYS.flatMap((day) => ranges.filter((range) => range.day === day));

/** The form's days; after the first attempt to save, a wrong one shows its error. */
function Days() {
  const { isSubmitted } = useFormState();
  const { field } = useController<TypedWeek, 'ranges'>({ name: 'ranges' });
  const ranges = inOrder(field.value);
  const problem = isSubmitted ? weekProblem(ranges) : undefined;
  const change = (next: readonly WeekRange[]) => field.onChange(inOrder(next));
  const set = (day: number, own: readonly WeekRange[]) =>
    change([...ranges.filter((range) => range.day !== day), ...own]);
  const copy = (from: number, days: readonly number[]) => {
    const own = ranges.filter((range) => range.day === from);
    const others = ranges.filter((range) => !days.includes(range.day));
    change([...others, ...days.flatMap((day) => own.map((range) => ({ ...range, day })))]);
  };
  return WEEKDAYS.map((day) => {
    const first = ranges.findIndex((range) => range.day === day);
    return (
      <DayForm
        key={day}
        day={day}
        ranges={ranges.filter((range) => range.day === day)}
        errorAt={(place) => (problem && problem.index === first + place ? problem.sentence : undefined)}
        onChange={(own) => set(day, own)}
        onCopy={(days) => copy(day, days)}
      />
    );
  });
}

export function WeekForm({ doctor, start, weeks, onClose }: Props) {
  const { api } = useFormAccess();
  const changed = useHoursChanged();
  const saving = useSaving<TypedWeek, unknown>({
    draft: hoursForm(`week:${doctor}`),
    send: ({ validFrom, ranges }) => {
      const version = weeks.find((week) => week.validFrom === validFrom)?.version;
      const body = { validFrom, ranges: inOrder(ranges), ...(version && { version }) };
      return api.call(hoursCalls.saveWeek, { doctor, body });
    },
    saved: () => {
      onClose();
      void changed();
      return 'The hours are saved.';
    },
    otherwise: 'The week could not be saved. Please try again.',
    refused: async (thrown) => {
      if (isStale(thrown)) await changed();
    },
    worded: (sentence, failure) => (isStale(failure) ? STALE : sentence),
  });
  const form = useSavedForm({
    saving,
    values: start,
    keeps: KEEPS,
    rules: ({ ranges }) => {
      const problem = weekProblem(inOrder(ranges));
      return problem && { [WHOLE]: problem.sentence };
    },
  });
  const close = () => {
    saving.draft?.drop();
    onClose();
  };
  return (
    <SavedForm form={form} aria-label="Week">
      <FormTextField
        name="validFrom"
        control={form.methods.control}
        rules={{ validate: realDate }}
        label="Valid from"
        type="date"
        required
        helperText="Until the next week that is stored. A week of the same day is replaced."
        sx={{ maxWidth: 320, mb: 4 }}
      />
      <Days />
      <SaveBar label="Save hours" onCancel={close} />
    </SavedForm>
  );
}
