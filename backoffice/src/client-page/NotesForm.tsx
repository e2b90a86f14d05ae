import { deskNotesCalls } from '@clinic/contract/clients/desk-notes-calls';
import { MAX_DESK_NOTES, type DeskNotes, type SaveDeskNotes } from '@clinic/contract/clients/desk-notes';
import { momentOf } from '@clinic/ui/clinic-page';
import { draftOf } from '@clinic/ui/drafts';
import { UnsavedGuard } from '@clinic/ui/forms/UnsavedGuard.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { isStale } from '@clinic/ui/session/refusal.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState, type FormEvent } from 'react';
import { useServer } from '../providers/useServer.ts';

const FAILED = 'The notes could not be saved. Please try again.';

/** The button that opened the form is gone, so the focus moves to the text. */
const focused = (field: HTMLElement | null) => field?.focus();

interface Props {
  clientId: string;
  /** Id of the signed-in assistant. */
  account: string;
  notes: DeskNotes;
  onSaved: (notes: DeskNotes) => void;
  /** Reads what another session has saved since. */
  onStale: () => Promise<DeskNotes>;
}

/** Typed text survives an ended session, and a save never overwrites another one unasked. */
export function NotesForm({ clientId, account, notes, onSaved, onStale }: Props) {
  const server = useServer();
  const record = `deskNotes:${clientId}`;
  const draft = useMemo(() => draftOf<SaveDeskNotes>('backoffice', account, record), [account, record]);
  const [typed, setTyped] = useState<SaveDeskNotes | null>(() => draft.read()?.value ?? null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (typed) draft.keep(typed);
  }, [draft, typed]);
  const done = () => {
    draft.drop();
    setTyped(null);
    setFailure(null);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!typed) return;
    setBusy(true);
    setFailure(null);
    try {
      onSaved(await server((api) => api.call(deskNotesCalls.save, { clientId, body: typed })));
      done();
      notify.success('The notes are saved.');
    } catch (error) {
      if (isStale(error)) {
        const theirs = await onStale();
        setTyped({ ...typed, version: theirs.version });
        setFailure(
          `${theirs.savedBy} has saved other notes meanwhile: “${theirs.text}” What you typed is still here: save again to replace theirs.`,
        );
      } else setFailure(failureText(error, FAILED));
    } finally {
      setBusy(false);
    }
  };
  const { text, version, savedAt, savedBy } = notes;
  if (!typed)
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
        <Button variant="outlined" onClick={() => setTyped({ text, version })} sx={{ mt: 2, mr: 3 }}>
          {text ? 'Edit notes' : 'Add notes'}
        </Button>
      </>
    );
  return (
    <Box component="form" noValidate aria-label="Desk notes" onSubmit={(event) => void save(event)}>
      <UnsavedGuard dirty={typed.text !== text} onLeave={() => draft.drop()} />
      <TextField
        inputRef={focused}
        fullWidth
        multiline
        minRows={3}
        label="Notes"
        value={typed.text}
        onChange={(event) => setTyped({ ...typed, text: event.target.value })}
        helperText="Not clinical. The doctor reads them, the client does not."
        slotProps={{ htmlInput: { maxLength: MAX_DESK_NOTES } }}
      />
      {failure && <FailureNotice sentence={failure} sx={{ my: 2 }} />}
      <Box sx={{ display: 'flex', gap: 2, mt: 2 }}>
        <Button type="submit" variant="contained" loading={busy}>
          Save notes
        </Button>
        <Button onClick={done}>Cancel</Button>
      </Box>
    </Box>
  );
}
