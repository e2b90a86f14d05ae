import { END_CORRECTION_HOURS } from '@clinic/contract/care/programs/programs';
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
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a program ends, and shows what changed during it. */
export function EndQuestion({ name, pre, values, busy, onConfirm, onClose }: Props) {
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
      </ConfirmDialog>
    </Suspense>
  );
}
