import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useToast } from '../layout/Toasts.tsx';
import { isComplete, type NewInvoice } from './newInvoice.ts';

/** Says what is missing each time somebody tries to generate an incomplete invoice. */
export const IncompleteNotice = ({ sentence }: { sentence: string }) => {
  const { submitCount, isValid } = useFormState<NewInvoice>();
  const { getValues } = useFormContext<NewInvoice>();
  const toast = useToast();
  useEffect(() => {
    if (submitCount > 0 && !isValid && !isComplete(getValues())) toast(sentence, 'error');
    // Only a new attempt speaks, not every keystroke after it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submitCount]);
  return null;
};
