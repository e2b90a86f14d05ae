import { formatWeekday } from '@clinic/contract/clinic-calendar';
import type { AddExtraHours, DoctorHours } from '@clinic/contract/scheduling/hours';
import { hoursCalls } from '@clinic/contract/scheduling/hours-calls';
import { rangeProblem } from '@clinic/contract/scheduling/hours-rules';
import { fromToday } from '@clinic/contract/rules';
import Box from '@mui/material/Box';
import { useEffect, useState, type FormEvent } from 'react';
import { today } from '../clinic-page.ts';
import { InputField } from '../forms/InputField.tsx';
import { UnsavedGuard } from '../forms/UnsavedGuard.tsx';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { FailureNotice } from '../layout/FailureNotice.tsx';
import { notify } from '../layout/notify.ts';
import { failureText } from '../session/api-error.ts';
import { useHoursAccess, useHoursChanged, useHoursDraft } from './hours-access.ts';
import { HoursSection } from './HoursSection.tsx';
import { modeWords, rangeWords } from './hours-words.ts';
import { RangeFields } from './RangeFields.tsx';
import { RemoveButton } from './RemoveButton.tsx';

type Typed = Omit<AddExtraHours, 'doctor'>;

const EMPTY: Typed = { date: '', from: '18:00', to: '20:00', modes: ['clinic', 'online'] };
const FAILED = 'The extra hours could not be saved. Please try again.';

function ExtraForm({ doctor, onClose }: { doctor: string; onClose: () => void }) {
  const { api } = useHoursAccess();
  const changed = useHoursChanged();
  const draft = useHoursDraft<Typed>(`extra:${doctor}`);
  const [typed, setTyped] = useState<Typed>(() => draft.read()?.value ?? EMPTY);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const dirty = JSON.stringify(typed) !== JSON.stringify(EMPTY);
  useEffect(() => {
    if (dirty) draft.keep(typed);
  }, [dirty, draft, typed]);
  const wrongDay = fromToday(today())(typed.date);
  const wrongRange = rangeProblem(typed);
  const close = () => {
    draft.drop();
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setFailure(null);
    if (wrongDay ?? wrongRange) return;
    setBusy(true);
    try {
      await api.call(hoursCalls.addExtra, { body: { ...typed, doctor } });
      notify.success('The extra hours are saved.');
      close();
      await changed();
    } catch (error) {
      setFailure(failureText(error, FAILED));
      setBusy(false);
    }
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label="Extra hours"
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 4, mb: 5 }}
    >
      <UnsavedGuard dirty={dirty} onLeave={() => draft.drop()} />
      <InputField
        label="Day"
        type="date"
        size="small"
        required
        value={typed.date}
        error={tried ? wrongDay : undefined}
        htmlInput={{ min: today() }}
        onChange={(date) => setTyped({ ...typed, date })}
        sx={{ maxWidth: 320 }}
      />
      <RangeFields of="Time" range={typed} error={tried ? wrongRange : undefined} onChange={setTyped} />
      {failure && <FailureNotice sentence={failure} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <ClinicButton type="submit" look="filled" disabled={busy} aria-busy={busy}>
          Save extra hours
        </ClinicButton>
        <ClinicButton onClick={close}>Cancel</ClinicButton>
      </Box>
    </Box>
  );
}

export function ExtraSection({ hours: { doctor, extra } }: { hours: DoctorHours }) {
  const { api } = useHoursAccess();
  const draft = useHoursDraft<Typed>(`extra:${doctor.id}`);
  const [adding, setAdding] = useState(() => draft.read() !== null);
  const toCome = extra.filter(({ date }) => date >= today());
  return (
    <HoursSection
      title="Extra hours"
      text="Times on one day outside the week."
      action={
        !adding && (
          <ClinicButton look="outlined" onClick={() => setAdding(true)}>
            Add extra hours
          </ClinicButton>
        )
      }
    >
      {adding && <ExtraForm doctor={doctor.id} onClose={() => setAdding(false)} />}
      {toCome.length === 0 && !adding && <Box sx={{ color: 'text.secondary' }}>None.</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {toCome.map((one) => {
          const what = `${formatWeekday(one.date)}, ${rangeWords(one)}`;
          return (
            <Box
              component="li"
              key={one.id}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 1 }}
            >
              <Box sx={{ flex: '1 1 220px' }}>
                {what}
                {modeWords(one.modes) && ` · ${modeWords(one.modes)}`}
              </Box>
              <RemoveButton
                what={`the extra hours of ${what}`}
                text="The week holds on this day. Visits stay as they are."
                remove={() => api.call(hoursCalls.removeExtra, { id: one.id })}
              />
            </Box>
          );
        })}
      </Box>
    </HoursSection>
  );
}
