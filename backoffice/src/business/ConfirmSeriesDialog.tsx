import { numberIn } from '@clinic/contract/billing/paper-numbers';
import { confirmSeriesProblems, type WaitingSeries } from '@clinic/contract/billing/paper-series';
import { paperSeriesCalls } from '@clinic/contract/billing/paper-series-calls';
import { oneLine, optional, realDate, wholeNumber } from '@clinic/contract/rules';
import { today } from '@clinic/ui/clinic-page';
import Typography from '@mui/material/Typography';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DayInput } from '../forms/DayInput.tsx';
import { NumberField } from '../forms/NumberField.tsx';
import { SavedDialog } from '@clinic/ui/forms/SavedDialog.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { lastNumberText } from './last-number.ts';

interface Props {
  waiting: WaitingSeries;
  onClose: () => void;
}

interface Typed {
  last: number;
  day: string;
  reason: string | null;
}

const serialRule = wholeNumber(0, 99_999_999);
const dayRule = optional(realDate);
const reasonRule = optional(oneLine());

/** Asks about numbers that were given to papers which a restore has lost. */
function GapFields({ waiting: { series, last: stored } }: Pick<Props, 'waiting'>) {
  const last = useWatch({ name: 'last' }) as unknown;
  if (serialRule(last) || Number(last) <= stored) return null;
  return (
    <>
      <Typography component="output" sx={{ display: 'block', mb: 2 }}>
        {numberIn(series, stored + 1)} to {numberIn(series, Number(last))} are on paper, but not in the
        records.
      </Typography>
      <DayInput source="day" label="Day of the last paper" validate={dayRule} />
      <TextInput
        source="reason"
        label="Why they are missing"
        validate={reasonRule}
        isRequired
        helperText={false}
        autoComplete="off"
      />
    </>
  );
}

/** Asks for the last number on paper, after which the series goes on. */
export function ConfirmSeriesDialog({ waiting, onClose }: Props) {
  const { series, last: stored } = waiting;
  const saidIn = ({ last, day, reason }: Typed) => ({
    last,
    ...(last > stored && { day, reason: reason ?? '' }),
  });
  const saving = useSaving<Typed, number>({
    draft: `series:${series}`,
    send: async (typed, { api }) => {
      await api.call(paperSeriesCalls.confirm, { body: { series, ...saidIn(typed) } });
      return typed.last + 1;
    },
    saved: (next) => {
      onClose();
      return `${series} goes on with ${numberIn(series, next)}.`;
    },
    refresh: 'page',
    otherwise: 'The number could not be confirmed.',
    reload: 'page',
  });
  const form = useSavedForm({
    saving,
    values: { last: stored, day: '', reason: '' },
    rules: (typed) => confirmSeriesProblems(waiting, saidIn(typed), today()),
  });
  return (
    <SavedDialog
      form={form}
      title={`Last number of ${series}`}
      saveLabel="Confirm number"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>
        {lastNumberText(waiting)} Is there a later one on paper? Then please enter its last digits.
      </Typography>
      <NumberField
        source="last"
        label={`Number on the last paper: ${series}/`}
        validate={serialRule}
        isRequired
        helperText={false}
      />
      <GapFields waiting={waiting} />
    </SavedDialog>
  );
}
