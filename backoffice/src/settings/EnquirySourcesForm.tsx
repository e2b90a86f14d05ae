import { enquiryCalls } from '@clinic/contract/clients/enquiry-calls';
import type { EnquirySourcesAnswer } from '@clinic/contract/clients/enquiries';
import { sourceList } from '@clinic/contract/clients/enquiry-rules';
import { SaveBar } from '@clinic/ui/forms/SaveBar.tsx';
import { SavedForm } from '@clinic/ui/forms/SavedForm.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { BooleanInput, TextInput } from 'react-admin';
import { SOURCES_KEY } from './useEnquirySources.ts';
import { useSettingSaving } from '../forms/useSettingSaving.ts';

interface Typed {
  /** The answers to choose from, one in each line. */
  sources: string;
  asked: boolean;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const STALE =
  'Somebody else saved another list meanwhile. What you typed is still here: save again to replace theirs.';

export function EnquirySourcesForm({ answer }: { answer: EnquirySourcesAnswer }) {
  const saving = useSettingSaving<Typed, EnquirySourcesAnswer>({
    queryKey: SOURCES_KEY,
    said: 'The list is saved.',
    stale: STALE,
    draft: 'enquirySources',
    send: ({ sources, asked }, { api }) =>
      api.call(enquiryCalls.saveSources, {
        body: { sources: linesOf(sources), asked, version: answer.version },
      }),
    otherwise: 'The list could not be saved. Please try again.',
  });
  const form = useSavedForm({
    saving,
    values: { sources: answer.sources.join('\n'), asked: answer.asked },
  });
  return (
    <SavedForm form={form} aria-label="Enquiries" sx={{ display: 'grid', gap: 5, maxWidth: 560 }}>
      <TextInput
        source="sources"
        label="How people have heard of the clinic"
        multiline
        minRows={4}
        validate={(text: string) => sourceList(linesOf(text))}
        helperText="One answer a line, 20 at most."
      />
      <BooleanInput source="asked" label="Ask it in the website's booking form, too" helperText={false} />
      <SaveBar label="Save list" />
    </SavedForm>
  );
}
