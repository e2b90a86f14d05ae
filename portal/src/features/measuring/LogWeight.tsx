import { formatDay } from '@clinic/contract/clinic-calendar';
import { counting, jumpFrom } from '@clinic/contract/care/measurements/measurement-day';
import { measurementProblem, readMeasurement } from '@clinic/contract/care/measurements/measurement-reader';
import {
  kindOf,
  valueText,
  type LogMeasurement,
  type Measurement,
  type OwnKind,
} from '@clinic/contract/care/measurements/measurements';
import { selectsFilled } from '@clinic/ui/forms/selects-filled.ts';
import { today } from '@clinic/ui/clinic-page';
import { FormFrame } from '@clinic/ui/forms/FormFrame.tsx';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '../../components/account.ts';
import { Panel } from '../../components/Panel.tsx';
import { useKeptValues } from '../../components/useKeptValues.ts';
import { isCutOff } from '../../lib/without-network.ts';
import { logMeasurement, ownLineQuery, ownMeasurementsQuery } from './api.ts';
import { JumpQuestion, type Jump } from './JumpQuestion.tsx';

/** Focuses the field, since the button that opened it is gone. */
const focused = (field: HTMLElement | null) => field?.focus();

interface Typed {
  kind: OwnKind;
  text: string;
}

const NOTHING: Typed = { kind: 'weight', text: '' };
const OTHER: Record<OwnKind, OwnKind> = { weight: 'waist', waist: 'weight' };

/** Today's weight or waist in one field, above the last values. */
export default function LogWeight() {
  const { id } = useAccount();
  const queryClient = useQueryClient();
  const known = useQuery(ownMeasurementsQuery(id));
  // Drafts of yesterday are ignored.
  const form = useKeptValues<Typed>(`measured:${today()}`, NOTHING);
  const { text } = form.values;
  // The next value is probably of the same kind.
  const [kind, setKind] = useState(form.values.kind);
  const [problem, setProblem] = useState<string>();
  const [jump, setJump] = useState<Jump>();
  const rows = known.data?.measurements ?? [];
  const last = counting(rows, kind).at(-1);
  const { save, isBusy } = useSaving<LogMeasurement, { measurement: Measurement }>({
    draft: form.name,
    send: (entry, { keys }) => logMeasurement(entry, keys),
    saved: ({ measurement }) => {
      form.settle(form.values);
      notify.success(`${kindOf(kind).label} of today saved: ${measurement.value} ${measurement.unit}.`);
      // The trend line follows from the weights, so it is read again.
      return Promise.all(
        [ownMeasurementsQuery(id), ownLineQuery(id)].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
    otherwise: 'It could not be saved. Please try again.',
    refused: (_failure, sentence) => setProblem(sentence),
  });
  const send = () => {
    setJump(undefined);
    const value = readMeasurement(kind, text)?.value;
    if (value !== undefined) void save({ kind, value });
  };
  const submit = () => {
    const value = readMeasurement(kind, text)?.value;
    const wrong =
      measurementProblem(kind, text) ?? (value === undefined ? 'Please enter a number.' : undefined);
    setProblem(wrong);
    if (wrong || value === undefined || isBusy) return;
    const from = kind === 'weight' ? jumpFrom(rows, { value, day: today() }) : undefined;
    if (from) setJump({ from, value, day: today() });
    else send();
  };
  // Hidden without network: values are not queued, since a client can read the scale again.
  if (isCutOff(known) || (known.isError && !known.data)) return null;

  return (
    <Panel title="Measured today">
      <FormFrame onSave={submit} sx={{ display: 'flex', gap: 3, alignItems: 'start', pt: 1 }}>
        <InputField
          label={`${kindOf(kind).label} (${kindOf(kind).unit})`}
          value={text}
          error={problem}
          autoComplete="off"
          inputRef={focused}
          htmlInput={{ inputMode: 'decimal', enterKeyHint: 'done', ...selectsFilled }}
          onChange={(typed) => {
            form.change({ kind, text: typed });
            setProblem(undefined);
          }}
        />
        <ClinicButton look="filled" type="submit" aria-disabled={isBusy} style={{ minHeight: 56 }}>
          {isBusy ? 'Saving...' : 'Save'}
        </ClinicButton>
      </FormFrame>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', mt: 2 }}>
        <Typography sx={{ color: 'text.secondary', flex: '1 1 auto' }}>
          {last ? `Last: ${valueText(last)} ${last.unit}, ${formatDay(last.day)}` : 'Not measured yet.'}
        </Typography>
        <ClinicButton
          onClick={() => {
            setKind(OTHER[kind]);
            form.discard();
            setProblem(undefined);
          }}
        >
          {kindOf(OTHER[kind]).label} instead
        </ClinicButton>
      </Box>
      <JumpQuestion jump={jump} onConfirm={send} onClose={() => setJump(undefined)} />
    </Panel>
  );
}
