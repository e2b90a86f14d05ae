import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { FormProvider, useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { ApiError, failureText } from '@clinic/ui/session/api-error.ts';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';

const Form = styled('form')({ display: 'grid', gap: 20 });

interface Props<Typed extends FieldValues> {
  form: UseFormReturn<Typed>;
  submitLabel: string;
  /** Throws when the server refuses: the sentence appears above the fields, and the typed values stay. */
  onSubmit: (typed: Typed) => Promise<void>;
  /** The sentence when there was no readable answer. */
  failed: string;
  failedToast?: string;
  children: ReactNode;
}

/** Fields are validated here, so that the sentences are the clinic's and not the browser's. */
export function AuthForm<Typed extends FieldValues>({ form, submitLabel, onSubmit, ...rest }: Props<Typed>) {
  const { failed, failedToast, children } = rest;
  const [failure, setFailure] = useState<unknown>();
  const unreachable = failure instanceof ApiError && failure.unreachable;
  const { isSubmitting } = useFormState({ control: form.control });
  const submit = form.handleSubmit(async (typed) => {
    setFailure(undefined);
    try {
      await onSubmit(typed);
    } catch (thrown) {
      setFailure(thrown);
      if (failedToast) notify.error(failedToast);
    }
  });

  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      {failure !== undefined && (
        <FailureNotice sentence={unreachable ? failed : failureText(failure, failed)} />
      )}
      {/* Adds that the server cannot be reached, so that the failed log-in is not taken for a wrong password. */}
      {unreachable && (
        <Notice tone="quiet" announce="status">
          {failure.message}
        </Notice>
      )}
      <FormProvider {...form}>{children}</FormProvider>
      <ClinicButton type="submit" look="filled" disabled={isSubmitting} aria-busy={isSubmitting}>
        {submitLabel}
      </ClinicButton>
    </Form>
  );
}
