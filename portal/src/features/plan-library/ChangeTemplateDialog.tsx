import { planTemplateCalls } from '@clinic/contract/care/plan-templates/plan-template-calls';
import type { PlanTemplateRow } from '@clinic/contract/care/plan-templates/plan-templates';
import { SavedDialog } from '@clinic/ui/forms/SavedDialog.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { useQueryClient } from '@tanstack/react-query';
import { LIBRARY } from './api.ts';
import { TemplateFields, type TypedTemplate } from './TemplateFields.tsx';
import { typedTags } from './template-words.ts';

interface Props {
  template: PlanTemplateRow;
  onClose: () => void;
}

/** Changes title, tags and owner of a template; its contents stay. */
export function ChangeTemplateDialog({ template, onClose }: Props) {
  const { id, title, tags, owner, version, shipped } = template;
  const queries = useQueryClient();
  const saving = useSaving<TypedTemplate, { template: PlanTemplateRow }>({
    draft: `template:${id}`,
    send: (typed, { api, keys }) =>
      api.call(
        planTemplateCalls.change,
        {
          id,
          body: {
            title: typed.title,
            tags: typedTags(typed.tags),
            owner: typed.owner,
            version: typed.version,
          },
        },
        { keys },
      ),
    saved: () => {
      onClose();
      return 'The template is changed.';
    },
    refresh: [LIBRARY],
    otherwise: 'The template could not be changed. What you typed is kept.',
    reload: () => queries.invalidateQueries({ queryKey: LIBRARY }),
  });
  const values = { title, tags: tags.join(', '), owner, titles: 'keep', version };
  const form = useSavedForm<TypedTemplate>({ saving, values, keeps: ['version'] });
  return (
    <SavedDialog form={form} title={`Change “${title}”`} saveLabel="Save" onClose={onClose}>
      <TemplateFields control={form.methods.control} isShipped={shipped} />
    </SavedDialog>
  );
}
