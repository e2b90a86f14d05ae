import type { BusinessAnswer } from '@clinic/contract/billing/business';
import { businessCalls } from '@clinic/contract/billing/business-calls';
import { businessProblems } from '@clinic/contract/billing/business-rules';
import { today } from '@clinic/ui/clinic-page';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { fieldErrorsOf, isStale } from '@clinic/ui/session/refusal.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from 'react-admin';
import { FormDraft } from '../forms/FormDraft.tsx';
import { FormGuard } from '../forms/FormGuard.tsx';
import { SubmitBar } from '../forms/SubmitBar.tsx';
import { useFormDraft } from '../forms/useFormDraft.ts';
import { useServer } from '../providers/useServer.ts';
import { BusinessInputs } from './BusinessInputs.tsx';
import { businessOf, valuesOf, type BusinessValues } from './business-values.ts';
import { MoneyInputs } from './MoneyInputs.tsx';
import { BUSINESS_KEY } from './useBusiness.ts';

const FAILED = 'The business could not be saved. Please try again.';
const CHECK = 'Please check the highlighted fields.';

/** A new version of the record makes a new form; what was typed comes back from the draft. */
export function BusinessForm({ answer }: { answer: BusinessAnswer }) {
  const server = useServer();
  const queryClient = useQueryClient();
  const draft = useFormDraft('business');
  const [failure, setFailure] = useState<{ sentence: string; stale: boolean } | null>(null);
  const save = async (values: object): Promise<Record<string, string> | undefined> => {
    const business = businessOf(values as BusinessValues);
    const problems = businessProblems(business, today());
    if (Object.keys(problems).length > 0) {
      setFailure({ sentence: CHECK, stale: false });
      return problems;
    }
    setFailure(null);
    try {
      const body = { ...business, version: answer.version };
      const saved = await server((api) => api.call(businessCalls.save, { body }));
      draft?.drop();
      queryClient.setQueryData(BUSINESS_KEY, saved);
      notify.success('The business is saved.');
      return undefined;
    } catch (error) {
      setFailure({ sentence: failureText(error, FAILED), stale: isStale(error) });
      return fieldErrorsOf(error) ?? undefined;
    }
  };
  return (
    <Form
      defaultValues={valuesOf(answer.business)}
      onSubmit={save}
      disableInvalidFormNotification
      noValidate
      aria-label="Business"
    >
      <FormGuard draft={draft} />
      <FormDraft draft={draft} />
      <BusinessInputs />
      <MoneyInputs />
      {failure && (
        <FailureNotice
          sentence={failure.sentence}
          retryLabel="Reload"
          onRetry={
            failure.stale ? () => void queryClient.invalidateQueries({ queryKey: BUSINESS_KEY }) : undefined
          }
        />
      )}
      <SubmitBar label="Save business" />
    </Form>
  );
}
