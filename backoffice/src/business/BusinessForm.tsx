import type { BusinessAnswer, SimpleInvoices } from '@clinic/contract/billing/business';
import { businessCalls } from '@clinic/contract/billing/business-calls';
import { businessProblems } from '@clinic/contract/billing/business-rules';
import { today } from '@clinic/ui/clinic-page';
import { SaveBar } from '@clinic/ui/forms/SaveBar.tsx';
import { SavedForm } from '@clinic/ui/forms/SavedForm.tsx';
import { useSavedForm, WHOLE } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaving, type Questions } from '@clinic/ui/forms/useSaving.ts';
import { useQueryClient } from '@tanstack/react-query';
import { BusinessInputs } from './BusinessInputs.tsx';
import { businessOf, valuesOf, type BusinessValues } from './business-values.ts';
import { OverSimple } from './OverSimple.tsx';
import { MoneyInputs } from './MoneyInputs.tsx';
import { BUSINESS_KEY } from './useBusiness.ts';

const CHECK = 'Please check the highlighted fields.';

const NONE: SimpleInvoices = { number: 0, sum: 0 };
const QUESTIONS: Questions = { SIMPLE_INVOICES: (asked) => <OverSimple {...asked} /> };

/** A new stored version draws a new form; typed values return from the draft. */
export function BusinessForm({ answer }: { answer: BusinessAnswer }) {
  const queryClient = useQueryClient();
  const saving = useSaving<BusinessValues & { overSimple?: SimpleInvoices }, BusinessAnswer>({
    draft: 'business',
    send: ({ overSimple = NONE, ...typed }, { api }) => {
      const body = { ...businessOf(typed), version: answer.version, overSimple };
      return api.call(businessCalls.save, { body });
    },
    questions: QUESTIONS,
    saved: (saved) => {
      queryClient.setQueryData(BUSINESS_KEY, saved);
      return 'The business is saved.';
    },
    otherwise: 'The business could not be saved. Please try again.',
    reload: () => queryClient.invalidateQueries({ queryKey: BUSINESS_KEY }),
  });
  const form = useSavedForm({
    saving,
    values: valuesOf(answer.business),
    rules: (typed) => {
      const problems = businessProblems(businessOf(typed), today());
      return Object.keys(problems).length > 0 ? { ...problems, [WHOLE]: CHECK } : undefined;
    },
  });
  return (
    <SavedForm form={form} aria-label="Business">
      <BusinessInputs />
      <MoneyInputs />
      <SaveBar label="Save business" busyLabel="Saving…" />
    </SavedForm>
  );
}
