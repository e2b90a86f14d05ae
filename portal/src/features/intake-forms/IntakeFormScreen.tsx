import { intakeFormCalls } from '@clinic/contract/care/intake-forms/intake-form-calls';
import type { FormDefinition } from '@clinic/contract/care/intake-forms/intake-form-definition';
import { FORM_DEFINITIONS, type FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import type { IntakeForm } from '@clinic/contract/care/intake-forms/intake-forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { FieldsSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { PrintButton } from '../../components/PrintButton.tsx';
import { measurementsQuery } from '../measuring/api.ts';
import { clientQuery, clientSummaryQuery } from '../plan-workspace/api.ts';
import { ClientHeader } from '../plan-workspace/ClientHeader.tsx';
import { ClientNavigation } from '../plan-workspace/ClientNavigation.tsx';
import { HistoryPanel } from '../plan-workspace/HistoryPanel.tsx';
import { useCover } from '../plan-workspace/useCover.ts';
import { formQuery } from './api.ts';
import type { FormValues } from './form-values.ts';
import { FormSteps } from './FormSteps.tsx';
import { titleOf } from './form-texts.ts';
import { FormVersion } from './FormVersion.tsx';
import { IntakeFormEditor } from './IntakeFormEditor.tsx';
import { SavedForm } from './SavedForm.tsx';
import { useIntakeDraft } from './useIntakeDraft.ts';

/** Shown after a save only. */
const TakenOutQuestion = lazy(() => import('../precautions/TakenOutQuestion.tsx'));
/** Needed on paper only. */
const ClientPrintedHead = lazy(() => import('../plan-workspace/ClientPrintedHead.tsx'));

/** Forms with a blood report. */
const WITH_REPORT: readonly FormType[] = ['PersonalDetails', 'MedicalHistory'];
const NOTHING: FormValues = {};

function headingOf(formType: FormType, form: IntakeForm | null | undefined, editing: boolean): string {
  const title = titleOf(formType);
  if (form === null && editing) return `${title} (New Form)`;
  return form && editing ? `Editing ${title}` : title;
}

/** One intake form of a client: read-only when it is stored, otherwise editable. */
export function IntakeFormScreen({ clientId, formType }: { clientId: string; formType: FormType }) {
  const queryClient = useQueryClient();
  const form = useQuery(formQuery(clientId, formType));
  const client = useQuery(clientQuery(clientId));
  const { draft } = useIntakeDraft(clientId, formType);
  const [wanted, setWanted] = useState(() => Boolean(draft?.read()));
  // Remounts the editor after each Cancel, which drops the typed text.
  const [round, setRound] = useState(0);
  const [leftOut, setLeftOut] = useState('');
  const [savedAt, setSavedAt] = useState<string>();
  const person = formType === 'PersonalDetails' ? client.data : undefined;
  const prefilled = useMemo<FormValues>(
    () => (person ? { name: person.name, email: person.email, number: person.phone } : NOTHING),
    [person],
  );

  const needsClient = formType === 'PersonalDetails' && client.isPending;
  const cover = useCover(clientId);
  const loading = (form.data === undefined && !form.isError) || needsClient || cover === undefined;
  const editing = !cover && (wanted || !form.data);
  const keepOpen = useCallback(() => setWanted(true), []);
  const { hint }: FormDefinition = FORM_DEFINITIONS[formType];
  const saved = (data: IntakeForm, notSent: string) => {
    setLeftOut(notSent);
    setSavedAt(data.updatedAt);
    queryClient.setQueryData(formQuery(clientId, formType).queryKey, data);
    void queryClient.invalidateQueries({ queryKey: clientSummaryQuery(clientId).queryKey });
    void queryClient.invalidateQueries({ queryKey: ['doctor', 'history'] });
    void queryClient.invalidateQueries({ queryKey: measurementsQuery(clientId).queryKey });
    setWanted(false);
    setRound((now) => now + 1);
  };

  return (
    <>
      <Suspense>
        <ClientPrintedHead clientId={clientId} />
      </Suspense>
      <ClientHeader clientId={clientId} />
      <ClientNavigation clientId={clientId} />
      <PageHeader
        dense
        title={headingOf(formType, form.data, editing)}
        context={hint}
        action={!loading && !editing && <PrintButton />}
        documentTitle={`${titleOf(formType)} · ${client.data?.name ?? `Client #${clientId}`}`}
      />
      {loading && <FieldsSkeleton />}
      {!loading && editing && (
        <IntakeFormEditor
          key={round}
          clientId={clientId}
          formType={formType}
          form={form.data ?? null}
          unknown={form.data === undefined}
          prefilled={prefilled}
          withReport={WITH_REPORT.includes(formType)}
          onTyping={keepOpen}
          onSaved={saved}
          onCancel={() => {
            setWanted(false);
            setRound(round + 1);
          }}
          onReload={async () => {
            const { data, isError } = await form.refetch();
            return isError ? undefined : data;
          }}
        />
      )}
      {!loading && !editing && form.data && (
        <SavedForm
          formType={formType}
          form={form.data}
          prefilled={prefilled}
          withReport={WITH_REPORT.includes(formType)}
          leftOut={leftOut}
          takesFocus={round > 0}
          onEdit={
            cover
              ? undefined
              : () => {
                  setLeftOut('');
                  setWanted(true);
                }
          }
        />
      )}
      {!loading && cover && form.data === null && (
        <EmptyState text="This form is not filled in yet." hint="The client’s own doctor fills it in." />
      )}
      {!loading && cover && form.data === undefined && (
        <FailureNotice sentence="This form could not be loaded." onRetry={() => void form.refetch()} />
      )}
      {savedAt && (
        <Suspense>
          <TakenOutQuestion key={savedAt} clientId={clientId} savedAt={savedAt} />
        </Suspense>
      )}
      <FormSteps clientId={clientId} formType={formType} />
      <HistoryPanel of={{ call: intakeFormCalls.history, clientId, query: { formType } }}>
        {(body) => <FormVersion formType={formType} body={body} />}
      </HistoryPanel>
    </>
  );
}
