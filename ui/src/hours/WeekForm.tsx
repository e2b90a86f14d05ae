import type { Week, WeekRange } from '@clinic/contract/scheduling/hours';
import { hoursCalls } from '@clinic/contract/scheduling/hours-calls';
import { weekProblem } from '@clinic/contract/scheduling/hours-rules';
import { realDate } from '@clinic/contract/rules';
import Box from '@mui/material/Box';
import { useEffect, useState, type FormEvent } from 'react';
import { InputField } from '../forms/InputField.tsx';
import { UnsavedGuard } from '../forms/UnsavedGuard.tsx';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { FailureNotice } from '../layout/FailureNotice.tsx';
import { notify } from '../layout/notify.ts';
import { failureText } from '../session/api-error.ts';
import { isStale } from '../session/refusal.ts';
import { DayForm } from './DayForm.tsx';
import { useHoursAccess, useHoursChanged, useHoursDraft } from './hours-access.ts';
import { WEEKDAYS } from './hours-words.ts';

interface Typed {
  validFrom: string;
  ranges: WeekRange[];
}

interface Props {
  /** Id of the doctor. */
  doctor: string;
  start: Typed;
  /** All that are stored: one of the same day is replaced. */
  weeks: readonly Week[];
  onClose: () => void;
}

const FAILED = 'The week could not be saved. Please try again.';
const STALE =
  'Somebody else saved this week meanwhile. What you typed is still here: save again to replace it.';

/** By day and, of a day, as they were typed: so a place in the list is a place on the page. */
const inOrder = (ranges: readonly WeekRange[]) =>
  WEEKDAYS.flatMap((day) => ranges.filter((range) => range.day === day));

export function WeekForm({ doctor, start, weeks, onClose }: Props) {
  const { api } = useHoursAccess();
  const changed = useHoursChanged();
  const draft = useHoursDraft<Typed>(`week:${doctor}`);
  const [typed, setTyped] = useState<Typed>(() => draft.read()?.value ?? start);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // What was typed before is not saved either.
  const [restored] = useState(() => draft.read() !== null);
  const dirty = restored || JSON.stringify(typed) !== JSON.stringify(start);
  useEffect(() => {
    if (dirty) draft.keep(typed);
  }, [dirty, draft, typed]);

  const ranges = inOrder(typed.ranges);
  const problem = tried ? weekProblem(ranges) : undefined;
  const daySentence = tried ? realDate(typed.validFrom) : undefined;
  const set = (day: number, own: readonly WeekRange[]) =>
    setTyped({ ...typed, ranges: inOrder([...ranges.filter((range) => range.day !== day), ...own]) });
  const copy = (from: number, days: readonly number[]) => {
    const own = ranges.filter((range) => range.day === from);
    const others = ranges.filter((range) => !days.includes(range.day));
    setTyped({
      ...typed,
      ranges: inOrder([...others, ...days.flatMap((day) => own.map((range) => ({ ...range, day })))]),
    });
  };
  const close = () => {
    draft.drop();
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setFailure(null);
    if (realDate(typed.validFrom) ?? weekProblem(ranges)) return;
    setBusy(true);
    const version = weeks.find(({ validFrom }) => validFrom === typed.validFrom)?.version;
    const body = { ...typed, ranges, ...(version && { version }) };
    try {
      await api.call(hoursCalls.saveWeek, { doctor, body });
      notify.success('The hours are saved.');
      close();
      await changed();
    } catch (error) {
      if (isStale(error)) await changed();
      setFailure(isStale(error) ? STALE : failureText(error, FAILED));
      setBusy(false);
    }
  };
  return (
    <Box component="form" noValidate aria-label="Week" onSubmit={(event) => void submit(event)}>
      <UnsavedGuard dirty={dirty} onLeave={() => draft.drop()} />
      <InputField
        label="Valid from"
        type="date"
        required
        value={typed.validFrom}
        error={daySentence}
        helperText="Until the next week that is stored. A week of the same day is replaced."
        onChange={(validFrom) => setTyped({ ...typed, validFrom })}
        sx={{ maxWidth: 320, mb: 4 }}
      />
      {WEEKDAYS.map((day) => {
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
      })}
      {problem && <FailureNotice sentence={problem.sentence} sx={{ mb: 3 }} />}
      {failure && <FailureNotice sentence={failure} sx={{ mb: 3 }} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, pt: 2 }}>
        <ClinicButton type="submit" look="filled" disabled={busy} aria-busy={busy}>
          Save hours
        </ClinicButton>
        <ClinicButton onClick={close}>Cancel</ClinicButton>
      </Box>
    </Box>
  );
}
