import { deskNotesCalls } from '@clinic/contract/clients/desk-notes-calls';
import { MAX_DESK_NOTES, type DeskNotes, type SaveDeskNotes } from '@clinic/contract/clients/desk-notes';
import { momentOf } from '@clinic/ui/clinic-page';
import { SaveBar } from '@clinic/ui/forms/SaveBar.tsx';
import { SavedForm } from '@clinic/ui/forms/SavedForm.tsx';
import { useKeptDraft } from '@clinic/ui/forms/useKeptDraft.ts';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { isStale } from '@clinic/ui/session/refusal.ts';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useController } from 'react-hook-form';

const notesDraft = (clientId: string): string => `deskNotes:${clientId}`;

/** Focuses the text, since the button that opened the form is gone. */
const focused = (field: HTMLElement | null) => field?.focus();

/** Kept with the draft, so that another person's save is overwritten only after it was read. */
const KEEPS = ['version'] as const;

interface Props {
  clientId: string;
  notes: DeskNotes;
  onSaved: (notes: DeskNotes) => void;
  /** Reads the notes that another person saved. */
  onStale: () => Promise<DeskNotes>;
}

function NotesEditor({ clientId, notes, onSaved, onStale, onClose }: Props & { onClose: () => void }) {
  const [theirs, setTheirs] = useState<DeskNotes | null>(null);
  const saving = useSaving<SaveDeskNotes, DeskNotes>({
    draft: notesDraft(clientId),
    send: (body, { api }) => api.call(deskNotesCalls.save, { clientId, body }),
    saved: (stored) => {
      onSaved(stored);
      onClose();
      return 'The notes are saved.';
    },
    otherwise: 'The notes could not be saved. Please try again.',
    refused: async (failure) => {
      if (!isStale(failure)) return;
      const stored = await onStale();
      form.methods.setValue('version', stored.version);
      setTheirs(stored);
    },
  });
  const { refusal } = saving;
  const sentence =
    refusal?.stale && theirs
      ? `${theirs.savedBy} has saved other notes meanwhile: “${theirs.text}” What you typed is still here: save again to replace theirs.`
      : refusal?.sentence;
  const said = { ...saving, refusal: refusal && { ...refusal, sentence: sentence ?? refusal.sentence } };
  const { text, version } = notes;
  const form = useSavedForm({ saving: said, values: { text, version }, keeps: KEEPS });
  const { field } = useController({ control: form.methods.control, name: 'text' });
  const cancel = () => {
    saving.draft?.drop();
    onClose();
  };
  return (
    <SavedForm form={form} aria-label="Desk notes">
      <TextField
        {...field}
        inputRef={focused}
        fullWidth
        multiline
        minRows={3}
        label="Notes"
        helperText="Not clinical. The doctor reads them, the client does not."
        slotProps={{ htmlInput: { maxLength: MAX_DESK_NOTES } }}
      />
      <SaveBar label="Save notes" onCancel={cancel} />
    </SavedForm>
  );
}

/** The notes for reading, or their form. */
export function NotesForm(props: Props) {
  const { text, savedAt, savedBy } = props.notes;
  const draft = useKeptDraft(notesDraft(props.clientId));
  const [isOpen, setOpen] = useState(() => Boolean(draft?.read()));
  if (isOpen) return <NotesEditor {...props} onClose={() => setOpen(false)} />;
  return (
    <>
      <Typography
        color={text ? undefined : 'textSecondary'}
        sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {text || 'No notes yet. The doctor reads them, the client does not.'}
      </Typography>
      {savedAt && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {savedBy}, {momentOf(savedAt)}
        </Typography>
      )}
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ mt: 2, mr: 3 }}>
        {text ? 'Edit notes' : 'Add notes'}
      </Button>
    </>
  );
}
