import { planTemplateCalls } from '@clinic/contract/care/plan-templates/plan-template-calls';
import type {
  PlanTemplate,
  PlanTemplateRow,
  TemplateKind,
} from '@clinic/contract/care/plan-templates/plan-templates';
import { HeldDialog } from '@clinic/ui/forms/HeldDialog.tsx';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { QueryView } from '../../components/QueryView.tsx';
import { LIBRARY, templateQuery } from './api.ts';
import { ChangeTemplateDialog } from './ChangeTemplateDialog.tsx';
import { LibrarySearch } from './LibrarySearch.tsx';

interface Props {
  /** The kinds that this page can use. */
  kinds: readonly TemplateKind[];
  /** Says what the template would change. */
  renderPreview: (template: PlanTemplate) => ReactNode;
  onApply: (template: PlanTemplate) => void;
  onClose: () => void;
}

/** The library over a plan: a list, a look at one template, and its use, which is counted. */
export default function LibraryDialog({ kinds, renderPreview, onApply, onClose }: Props) {
  const queries = useQueryClient();
  const [looked, setLooked] = useState<PlanTemplateRow>();
  const [changed, setChanged] = useState<PlanTemplateRow>();
  const applying = useSaving<PlanTemplateRow, { template: PlanTemplate }>({
    send: ({ id }, { api }) => api.call(planTemplateCalls.apply, { id }),
    saved: ({ template }) => {
      onApply(template);
      onClose();
    },
    refresh: [LIBRARY],
    otherwise: 'The template could not be used. Please try again.',
  });
  const retiring = useSaving<PlanTemplateRow, { template: PlanTemplateRow }>({
    send: ({ id, version, retired }, { api }) =>
      api.call(planTemplateCalls.retire, { id, body: { version, retired: !retired } }),
    saved: ({ template: { title, retired } }) =>
      retired ? `“${title}” is retired.` : `“${title}” is in the library again.`,
    otherwise: 'The template could not be changed. Please try again.',
    settled: () => queries.invalidateQueries({ queryKey: LIBRARY }),
  });
  const { sentence } = (looked ? applying.refusal : retiring.refusal) ?? {};
  return (
    <>
      <HeldDialog
        title={looked ? `Use “${looked.title}”?` : 'From the library'}
        maxWidth="md"
        saveLabel={looked && 'Use it'}
        cancelLabel={looked ? 'Back to the library' : 'Close'}
        isBusy={applying.isBusy}
        problem={sentence}
        onSave={() => {
          if (looked) void applying.save(looked);
        }}
        onClose={() => {
          if (!looked) return onClose();
          applying.forgetRefusal();
          setLooked(undefined);
        }}
      >
        {looked ? (
          <Look id={looked.id} renderPreview={renderPreview} />
        ) : (
          <LibrarySearch
            kinds={kinds}
            onLook={setLooked}
            onChange={setChanged}
            onRetire={(template) => void retiring.save(template)}
          />
        )}
      </HeldDialog>
      {changed && <ChangeTemplateDialog template={changed} onClose={() => setChanged(undefined)} />}
    </>
  );
}

function Look({ id, renderPreview }: { id: string } & Pick<Props, 'renderPreview'>) {
  const found = useQuery(templateQuery(id));
  return (
    <QueryView
      query={found}
      errorText={(failure) => failureText(failure, 'The template could not be loaded.')}
    >
      {renderPreview}
    </QueryView>
  );
}
