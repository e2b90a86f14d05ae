import { useCallback, useEffect, useState } from 'react';
import { useKeptDraft } from '@clinic/ui/forms/useKeptDraft.ts';

/** Distinguishes the versions of a stored record. */
interface StoredVersion {
  _id: string;
  updatedAt: string;
}

interface Options<Saved, Value, Content> {
  /** Names the draft, for example `dietPlan:<client id>`. */
  record: string;
  saved: Saved | null;
  /** The editor's content for a stored record, or for a new one. */
  contentOf: (saved: Saved | null) => Content;
  /** The editor's state; it may hold more than its content, such as undo steps. */
  start: (content: Content) => Value;
  content: (value: Value) => Content;
  differs: (content: Content, baseline: Content) => boolean;
}

interface EditorState<Saved, Value, Content> {
  value: Value;
  /** The stored record that is being changed; null for a new one. */
  base: Saved | null;
  /** The stored content; any difference from it is unsaved. */
  baseline: Content;
  /** When the restored draft was stored; null when there was none. */
  restoredAt: number | null;
}

interface Unsaved<Saved, Content> {
  base: Saved | null;
  content: Content;
}

const isSameVersion = (one: StoredVersion | null, other: StoredVersion | null): boolean =>
  one?._id === other?._id && one?.updatedAt === other?.updatedAt;

/**
 * Tells if another session stored a newer version; a doctor who has `seen` it and starts a new record does so on
 * purpose.
 */
const isNews = (
  saved: StoredVersion | null,
  base: StoredVersion | null,
  seen: StoredVersion | null,
): boolean => saved !== null && (base ? saved.updatedAt > base.updatedAt : !isSameVersion(seen, saved));

/**
 * Edits a stored record: unsaved values survive a crash, and another person's save is not overwritten without asking.
 */
export function useEditedRecord<Saved extends StoredVersion, Value, Content>(
  options: Options<Saved, Value, Content>,
) {
  const { record, saved, contentOf, start, content: contentIn, differs } = options;
  const draft = useKeptDraft<Unsaved<Saved, Content>>(record);

  const loaded = (stored: Saved | null): EditorState<Saved, Value, Content> => {
    const content = contentOf(stored);
    return { value: start(content), base: stored, baseline: content, restoredAt: null };
  };
  const [state, setState] = useState(() => {
    const fresh = loaded(saved);
    const kept = draft?.read();
    if (!kept?.value.content) return fresh;
    const { content } = kept.value;
    // The stored record may have become history with its program; then the draft becomes a new record.
    const base = saved && kept.value.base;
    const baseline = contentOf(base);
    return { value: start(content), base, baseline, restoredAt: kept.savedAt };
  });
  const [seen, setSeen] = useState(saved);
  const [answered, setAnswered] = useState(saved);
  const { value, base, baseline, restoredAt } = state;
  const content = contentIn(value);
  const dirty = differs(content, baseline);

  const elsewhere = isNews(saved, base, seen);
  if (elsewhere && !dirty) {
    setSeen(saved);
    setState(loaded(saved));
  }
  if (saved !== answered) {
    setAnswered(saved);
    // The record became history with its program, so the content on the screen is a new one.
    if (!saved && answered)
      setState(dirty ? { ...state, base: null, baseline: contentOf(null) } : loaded(null));
  }

  useEffect(() => {
    if (dirty) draft?.keep({ base, content });
    else draft?.drop();
  }, [draft, base, content, dirty]);

  const change = useCallback(
    (next: (value: Value) => Value) => setState((now) => ({ ...now, value: next(now.value) })),
    [],
  );

  return {
    record,
    value,
    base,
    dirty,
    restoredAt: dirty ? restoredAt : null,
    /** When another person saved the record that is being edited; null when none did. */
    savedElsewhereAt: elsewhere && dirty ? (saved?.updatedAt ?? null) : null,
    change,
    takeSaved: () => {
      setSeen(saved);
      setState(loaded(saved));
    },
    /** The next save replaces the other session's version. */
    keepMine: () => {
      setSeen(saved);
      setState((now) => ({ ...now, base: now.base && saved }));
    },
    /** Puts another stored record into the editor. */
    load: (stored: Saved) => setState(loaded(stored)),
    hideRestored: () => setState((now) => ({ ...now, restoredAt: null })),
    startNew: () => {
      setSeen(saved);
      setState(loaded(null));
    },
    /** After a save: text typed during the request stays, as unsaved. */
    settle: (answer: Saved, sent: Content) => {
      setSeen(answer);
      setState((now) => ({ ...now, base: answer, baseline: sent, restoredAt: null }));
    },
  };
}
