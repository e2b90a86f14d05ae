import type { Precautions, SavePrecautions } from '@clinic/contract/care/precautions/precautions';
import { OTHER } from '@clinic/contract/care/precautions/precaution-words';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { isStale } from '@clinic/ui/session/refusal.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useKeptDraft } from '@clinic/ui/forms/useKeptDraft.ts';
import { precautionsQuery, savePrecautions } from './api.ts';
import {
  editsOf,
  isUntouched,
  NO_EDITS,
  savedWith,
  toAdd,
  type DraftOfEdits,
  type PrecautionEdits,
} from './precaution-edits.ts';

const CHANGED_MEANWHILE =
  'Somebody else changed this meanwhile. What you chose is kept: please look at it once more and save.';
const NOT_SAVED = 'It could not be saved. What you chose is kept.';

/** Says which field is missing before a precaution can be added. */
function addingErrors(edits: PrecautionEdits): { choice?: string; words?: string } {
  const one = toAdd(edits);
  if (!one) return edits.adding.words.trim() === '' ? {} : { choice: 'Please choose what it is.' };
  return one.code === OTHER && one.words === '' ? { words: 'Please say what it is.' } : {};
}

/** Unsaved answers, which outlive the dialog and the page, and stay when a newer state is loaded. */
export function usePrecautionEdits(clientId: string, known: Precautions, onSaved: () => void) {
  const name = `precautions:${clientId}`;
  const draft = useKeptDraft<DraftOfEdits>(name);
  const [edits, setEdits] = useState(() => editsOf(draft?.read()?.value));
  const [wasKept, setWasKept] = useState(() => !isUntouched(edits));
  const [tried, setTried] = useState(false);
  const queries = useQueryClient();
  const { queryKey } = precautionsQuery(clientId);
  const { save, isBusy, refusal, forgetRefusal } = useSaving<SavePrecautions, Precautions>({
    draft: name,
    send: (body, { keys }) => savePrecautions(clientId, body, keys),
    saved: (saved) => {
      queries.setQueryData(queryKey, saved);
      notify.success('What is known is saved.');
      onSaved();
    },
    otherwise: NOT_SAVED,
    refused: (failure) => {
      // The newer state is loaded, and the unsaved answers stay over it.
      if (isStale(failure)) void queries.invalidateQueries({ queryKey });
    },
  });

  const change = (next: Partial<PrecautionEdits>) => {
    const all = { ...edits, ...next };
    setEdits(all);
    setTried(false);
    if (isUntouched(all)) draft?.drop();
    else draft?.keep(all);
  };
  const errors = addingErrors(edits);
  const isComplete = Object.keys(errors).length === 0;
  return {
    edits,
    change,
    wasKept,
    problem: refusal?.stale ? CHANGED_MEANWHILE : refusal?.sentence,
    isBusy,
    errors: tried ? errors : {},
    discard: () => {
      setWasKept(false);
      forgetRefusal();
      change(NO_EDITS);
    },
    add: () => {
      const one = toAdd(edits);
      if (one && isComplete) change({ added: [...edits.added, one], adding: NO_EDITS.adding });
      else setTried(true);
    },
    save: () => {
      if (!isComplete) return setTried(true);
      if (isUntouched(edits)) return onSaved();
      return void save(savedWith(known, edits));
    },
  };
}
