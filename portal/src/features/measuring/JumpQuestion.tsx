import { daysBetween, formatDay } from '@clinic/contract/clinic-calendar';
import { counted } from '@clinic/contract/platform/counted';
import type { Measurement } from '@clinic/contract/care/measurements/measurements';
import { lazy, Suspense } from 'react';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@clinic/ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}));

/** A new weight, and the very different one of the week before. */
export interface Jump {
  from: Pick<Measurement, 'day' | 'value'>;
  day: string;
  value: number;
}

interface Props {
  jump: Jump | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

export function JumpQuestion({ jump, onConfirm, onClose }: Props) {
  if (!jump) return null;
  const { from, day, value } = jump;
  const change = Number(Math.abs(value - from.value).toFixed(2));
  return (
    <Suspense>
      <ConfirmDialog
        open
        title="Is this right?"
        confirmLabel={`Save ${value} kg`}
        cancelLabel="Change it"
        onConfirm={onConfirm}
        onClose={onClose}
      >
        {from.value} kg on {formatDay(from.day)}, and now {value} kg: {change} kg{' '}
        {value < from.value ? 'less' : 'more'} in {counted(daysBetween(from.day, day), 'day')}.
      </ConfirmDialog>
    </Suspense>
  );
}
