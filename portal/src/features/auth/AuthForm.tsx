import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { ClinicButton } from '../../components/ClinicButton.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { failureText } from '../../lib/http.ts';
import { notify } from '../../lib/notify.ts';

const Form = styled('form')({ display: 'grid', gap: 20 });

interface Props<Typed extends FieldValues> {
  form: UseFormReturn<Typed>;
  submitLabel: string;
  /** Throws when the server refuses: that is said above the fields, and what was typed stays. */
  onSubmit: (typed: Typed) => Promise<void>;
  /** Said when there was no answer to read. */
  failed: string;
  failedToast?: string;
  children: ReactNode;
}

/** The fields judge themselves, so that their sentences are the clinic's and not the browser's. */
export function AuthForm<Typed extends FieldValues>({ form, submitLabel, onSubmit, ...rest }: Props<Typed>) {
  const { failed, failedToast, children } = rest;
  const [problem, setProblem] = useState('');
  const { isSubmitting } = useFormState({ control: form.control });
  const submit = form.handleSubmit(async (typed) => {
    setProblem('');
    try {
      await onSubmit(typed);
    } catch (failure) {
      setProblem(failureText(failure, failed));
      if (failedToast) notify.error(failedToast);
    }
  });

  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      {problem && <ErrorState text={problem} />}
      {children}
      <ClinicButton type="submit" look="filled" disabled={isSubmitting} aria-busy={isSubmitting}>
        {submitLabel}
      </ClinicButton>
    </Form>
  );
}
