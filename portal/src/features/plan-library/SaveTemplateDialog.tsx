import { planTemplateCalls } from '@clinic/contract/care/plan-templates/plan-template-calls';
import type { PlanTemplateRow } from '@clinic/contract/care/plan-templates/plan-templates';
import { FormSelect } from '@clinic/ui/forms/form-fields.tsx';
import { SavedDialog } from '@clinic/ui/forms/SavedDialog.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Box from '@mui/material/Box';
import { LIBRARY } from './api.ts';
import type { SavedPart } from './saved-parts.ts';
import { TemplateFields, type TypedTemplate } from './TemplateFields.tsx';
import { KIND_WORDS, typedTags } from './template-words.ts';

interface Props extends SavedPart {
  onClose: () => void;
}

const TITLES = [
  { value: 'drop', label: 'Drop them: Week 1, Week 2 …' },
  { value: 'keep', label: 'Keep them' },
];

/** Asks for title, tags and owner, and whether the weeks keep titles, which may hold a name. */
export default function SaveTemplateDialog({ kind, title, body, titles = [], onClose }: Props) {
  const saving = useSaving<TypedTemplate, { template: PlanTemplateRow }>({
    draft: `template:${kind}`,
    send: (typed, { api, keys }) =>
      api.call(
        planTemplateCalls.add,
        {
          body: {
            kind,
            title: typed.title,
            tags: typedTags(typed.tags),
            owner: typed.owner,
            body,
            ...(typed.titles === 'keep' && { keepTitles: true }),
          },
        },
        { keys },
      ),
    saved: ({ template }) => {
      onClose();
      return `“${template.title}” is in the library.`;
    },
    refresh: [LIBRARY],
    otherwise: 'This could not be saved to the library. What you typed is kept.',
  });
  const values = { title, tags: '', owner: 'doctor', titles: 'drop', version: 0 };
  const form = useSavedForm<TypedTemplate>({ saving, values });
  const { control } = form.methods;
  return (
    <SavedDialog
      form={form}
      title={`Save to library: ${KIND_WORDS[kind].toLowerCase()}`}
      saveLabel="Save to library"
      onClose={onClose}
    >
      <TemplateFields control={control} />
      {titles.length > 0 && (
        <Box sx={{ display: 'grid', gap: 3, pt: 5 }}>
          <Notice tone="waiting">
            The weeks are called {titles.map((one) => `“${one}”`).join(', ')}. Every doctor would read these
            titles: please keep them only where they name no client.
          </Notice>
          <FormSelect
            name="titles"
            control={control}
            label="Titles of the weeks"
            options={TITLES}
            mayBeEmpty={false}
          />
        </Box>
      )}
      <Box component="p" sx={{ m: 0, pt: 5, color: 'var(--ink-soft)' }}>
        Notes are not saved with it.
      </Box>
    </SavedDialog>
  );
}
