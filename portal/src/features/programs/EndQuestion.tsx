import { END_CORRECTION_HOURS } from '@clinic/contract/care/programs/programs';
import { counted } from '@clinic/contract/platform/counted';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { lazy, Suspense } from 'react';
import type { BodyValues } from '../body-status/ComparisonTable.tsx';
import type { EndValues } from './end-program.ts';
import { EndChanges } from './EndChanges.tsx';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@clinic/ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}));

interface Props {
  /** Name of the program. */
  name: string;
  pre: BodyValues;
  values: EndValues;
  /** How many visits of the client's series are still to come. */
  rest: number;
  onCancelRest: (cancel: boolean) => void;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a program ends, and shows what changed during it. */
export function EndQuestion({ name, pre, values, rest, onCancelRest, busy, onConfirm, onClose }: Props) {
  return (
    <Suspense>
      <ConfirmDialog
        open
        title={`End the program ${name}?`}
        confirmLabel="End the program"
        danger
        busy={busy}
        onClose={onClose}
        onConfirm={onConfirm}
      >
        <EndChanges before={pre} now={values.post} />
        All current plans become history: the client no longer sees them.
        {values.cancelAppointments && ' The upcoming appointments are cancelled.'} This cannot be undone; what
        is written here can be corrected for {END_CORRECTION_HOURS} hours.
        {rest > 0 && (
          <FormControlLabel
            sx={{ mt: 3 }}
            control={
              <Checkbox
                checked={values.cancelAppointments}
                onChange={(event) => onCancelRest(event.target.checked)}
              />
            }
            label={`Cancel the rest of the series, too: ${counted(rest, 'visit')} to come`}
          />
        )}
      </ConfirmDialog>
    </Suspense>
  );
}
