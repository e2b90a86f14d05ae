import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useAccount } from '../../components/account.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useKeptDraft } from '@clinic/ui/forms/useKeptDraft.ts';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { FieldsSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { clientApi } from '../../lib/http.ts';
import { isAwaited, isCutOff, NOT_WITHOUT_NETWORK } from '../../lib/without-network.ts';
import { NOT_LOADED } from '../intake-forms/form-texts.ts';
import { BloodReportLink } from '../intake-forms/BloodReport.tsx';
import { valuesOf, type FieldHints, type FormValues } from '../intake-forms/form-values.ts';
import { ownFormQuery, type OwnFormType } from './own-forms.ts';
import { OwnFormView } from './OwnFormView.tsx';

interface Props {
  formType: OwnFormType;
  title: string;
  hint: string;
  /** Values of a form that is not stored yet; the phone number is always the account's. */
  prefilled?: FormValues;
  hints?: FieldHints;
  withReport?: boolean;
  startEditing?: boolean;
  onDirty: (dirty: boolean) => void;
}

// Loaded only for editing.
const OwnFormEditor = lazy(() => import('./OwnFormEditor.tsx'));

const NOTHING: FormValues = {};

export function OwnFormSection({
  formType,
  title,
  hint,
  prefilled = NOTHING,
  hints,
  onDirty,
  ...rest
}: Props) {
  const { withReport = false, startEditing = false } = rest;
  const { id } = useAccount();
  const queryClient = useQueryClient();
  const query = useQuery(ownFormQuery(id, formType));
  const unknown = query.data === undefined;
  const cutOff = isCutOff(query);
  const loaded = !isAwaited(query);
  const draft = useKeptDraft(formType);
  const [hasDraft] = useState(() => Boolean(draft?.read()));
  const [wanted, setWanted] = useState(startEditing || hasDraft);
  // Without network no stored form can be edited, but editing that has begun continues.
  const editing = wanted && (!cutOff || hasDraft);
  const [leftOut, setLeftOut] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (loaded && location.hash === `#${formType}`) heading.current?.scrollIntoView();
  }, [loaded, formType]);

  const stop = () => {
    setWanted(false);
    heading.current?.focus();
  };
  const form = query.data ?? null;
  const values = valuesOf(formType, form, prefilled);
  const editor = (
    <OwnFormEditor
      formType={formType}
      form={form}
      unknown={unknown}
      prefilled={prefilled}
      hints={hints}
      withReport={withReport}
      onDirty={onDirty}
      onCancel={stop}
      onReload={async () => (await query.refetch()).data}
      onSaved={async (notSent) => {
        setLeftOut(notSent);
        await queryClient.invalidateQueries({ queryKey: ['client', 'form', id, formType] });
        void queryClient.invalidateQueries({ queryKey: ['client', 'forms', id] });
        // The form's phone number is the account's too.
        void queryClient.invalidateQueries({ queryKey: ['client', 'contact', id] });
        void queryClient.invalidateQueries({ queryKey: ['account', 'client', id] });
        stop();
      }}
    />
  );

  return (
    <Box component="section" aria-labelledby={formType} sx={{ mb: 10 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', mb: 5 }}>
        <Box sx={{ flex: '1 1 15rem' }}>
          <Typography
            variant="h3"
            component="h2"
            id={formType}
            ref={heading}
            tabIndex={-1}
            sx={{ '&:focus': { outline: 'none' } }}
          >
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{hint}</Typography>
        </Box>
        {loaded && !editing && !cutOff && (
          <Button
            variant="outlined"
            onClick={() => {
              setLeftOut('');
              setWanted(true);
            }}
          >
            Edit
          </Button>
        )}
      </Box>
      {loaded && unknown && !editing && (
        <Box sx={{ mb: 5 }}>
          <FailureNotice
            sentence={cutOff ? NOT_WITHOUT_NETWORK : NOT_LOADED}
            retryLabel="Reload"
            onRetry={() => void query.refetch()}
          />
        </Box>
      )}
      {!loaded && <FieldsSkeleton />}
      {loaded && editing && <Suspense fallback={<FieldsSkeleton />}>{editor}</Suspense>}
      {!unknown && !editing && (
        <>
          {Object.values(values).some(Boolean) ? (
            <OwnFormView formType={formType} values={values} hints={hints} />
          ) : (
            <EmptyState
              text="Not filled in yet."
              hint="It takes about five minutes. You can change it any time."
            />
          )}
          {leftOut && (
            <Box sx={{ mb: 4 }}>
              <Notice tone="waiting" announce="alert">
                {leftOut}
              </Notice>
            </Box>
          )}
          {withReport && <BloodReportLink api={clientApi} address={form?.bloodReport ?? null} />}
        </>
      )}
    </Box>
  );
}
