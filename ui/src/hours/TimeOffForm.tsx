import type { TimeOff, VisitInTheWay } from '@clinic/contract/scheduling/hours';
import { hoursCalls } from '@clinic/contract/scheduling/hours-calls';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect, useState, type FormEvent } from 'react';
import { InputField } from '../forms/InputField.tsx';
import { UnsavedGuard } from '../forms/UnsavedGuard.tsx';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { FailureNotice } from '../layout/FailureNotice.tsx';
import { notify } from '../layout/notify.ts';
import { failureText } from '../session/api-error.ts';
import { isStale } from '../session/refusal.ts';
import { useHoursAccess, useHoursChanged, useHoursDraft } from './hours-access.ts';
import { bodyOf, EMPTY_TIME_OFF, problemsOf, typedFrom, type TypedTimeOff } from './time-off-form.ts';
import { visitsOf } from './visits-in-the-way.ts';
import { VisitsInTheWay } from './VisitsInTheWay.tsx';

interface Props {
  /** Null: the whole clinic's. */
  doctor: string | null;
  /** The one that is changed, as it is stored now; undefined: a new one. */
  stored?: TimeOff;
  onClose: () => void;
}

const FAILED = 'It could not be saved. Please try again.';
const STALE = 'Somebody else changed this meanwhile. What you typed is still here: save again to replace it.';

export function TimeOffForm({ doctor, stored, onClose }: Props) {
  const { api } = useHoursAccess();
  const changed = useHoursChanged();
  const draft = useHoursDraft<TypedTimeOff>(`time-off:${stored?.id ?? doctor ?? 'clinic'}`);
  const [start] = useState(() => (stored ? typedFrom(stored) : EMPTY_TIME_OFF));
  const [typed, setTyped] = useState(() => draft.read()?.value ?? start);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [visits, setVisits] = useState<VisitInTheWay[] | null>(null);
  const dirty = JSON.stringify(typed) !== JSON.stringify(start);
  useEffect(() => {
    if (dirty) draft.keep(typed);
  }, [dirty, draft, typed]);
  const problems = tried ? problemsOf(typed) : {};
  const set = (over: Partial<TypedTimeOff>) => {
    setTyped({ ...typed, ...over });
    setVisits(null);
  };
  const close = () => {
    draft.drop();
    onClose();
  };
  const save = async (overVisits: boolean) => {
    setTried(true);
    setFailure(null);
    if (Object.keys(problemsOf(typed)).length > 0) return;
    setBusy(true);
    const body = { ...bodyOf(typed, doctor), ...(overVisits && { overVisits }) };
    try {
      if (stored) {
        const { id, version } = stored;
        await api.call(hoursCalls.changeTimeOff, { id, body: { ...body, version } });
      } else await api.call(hoursCalls.addTimeOff, { body });
      notify.success('The time off is saved.');
      close();
      await changed();
    } catch (error) {
      if (isStale(error)) await changed();
      const inTheWay = visitsOf(error);
      setVisits(inTheWay);
      if (!inTheWay) setFailure(isStale(error) ? STALE : failureText(error, FAILED));
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(false);
  };
  const day = { type: 'date', size: 'small', required: true } as const;
  const clock = { type: 'time', size: 'small', required: true } as const;
  return (
    <Box
      component="form"
      noValidate
      aria-label={doctor === null ? 'Closure' : 'Time off'}
      onSubmit={submit}
      sx={{ display: 'grid', gap: 4, mb: 5, maxWidth: 640 }}
    >
      <UnsavedGuard dirty={dirty} onLeave={() => draft.drop()} />
      <InputField
        label="Name"
        size="small"
        required
        value={typed.label}
        error={problems.label}
        helperText={
          doctor === null ? 'Clients see it: “Closed: Diwali”.' : 'Clients see only “Not available”.'
        }
        onChange={(label) => set({ label })}
      />
      <FormControlLabel
        control={<Checkbox checked={typed.whole} onChange={(_, whole) => set({ whole })} />}
        label="Whole days"
      />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <InputField
          {...day}
          label={typed.whole ? 'First day' : 'From day'}
          value={typed.fromDay}
          error={problems.fromDay}
          onChange={(fromDay) =>
            set({ fromDay, ...((!typed.toDay || typed.toDay < fromDay) && { toDay: fromDay }) })
          }
        />
        {!typed.whole && (
          <InputField
            {...clock}
            label="From time"
            value={typed.fromTime}
            error={problems.fromTime}
            onChange={(fromTime) => set({ fromTime })}
          />
        )}
        <InputField
          {...day}
          label={typed.whole ? 'Last day' : 'Until day'}
          value={typed.toDay}
          error={problems.toDay}
          onChange={(toDay) => set({ toDay })}
        />
        {!typed.whole && (
          <InputField
            {...clock}
            label="Until time"
            value={typed.toTime}
            error={problems.toTime}
            onChange={(toTime) => set({ toTime })}
          />
        )}
      </Box>
      {failure && <FailureNotice sentence={failure} />}
      {visits && <VisitsInTheWay visits={visits} busy={busy} onSave={() => void save(true)} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {!visits && (
          <ClinicButton type="submit" look="filled" disabled={busy} aria-busy={busy}>
            {doctor === null ? 'Save closure' : 'Save time off'}
          </ClinicButton>
        )}
        <ClinicButton onClick={close}>Cancel</ClinicButton>
      </Box>
    </Box>
  );
}
