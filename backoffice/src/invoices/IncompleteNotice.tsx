import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { useEffect } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { notify } from '@clinic/ui/layout/notify.ts';
import type { NewInvoice } from './new-invoice.ts';
import { obstacleOf } from './obstacle.ts';
import { useRegistered } from './useRegisteredOn.ts';

interface Props {
  /** Whether the last attempt ended here rather than at a field. */
  refused: boolean;
}

/** Says what is missing on each attempt to generate an incomplete invoice, as long as it is missing. */
export function IncompleteNotice({ refused }: Props) {
  const { submitCount, isValid } = useFormState<NewInvoice>();
  const obstacle = obstacleOf(useWatch() as NewInvoice, useRegistered());
  useEffect(() => {
    if (submitCount > 0 && !isValid && obstacle) notify.error(obstacle);
    // Only a new attempt is announced, not every keystroke after it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submitCount]);
  return refused && obstacle ? <FailureNotice sentence={obstacle} /> : null;
}
