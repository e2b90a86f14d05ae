import { useEffect, useState } from 'react';
import { useKeptDraft } from '@clinic/ui/forms/useKeptDraft.ts';

/**
 * Holds the typed values of a form, which outlive the page until they are saved or discarded. An untouched form follows
 * `start`.
 */
export function useKeptValues<Values extends object>(form: string, start: Values) {
  const draft = useKeptDraft<Values>(form);
  const [state, setState] = useState(() => {
    const typed = draft?.read()?.value;
    return { typed, restored: typed !== undefined };
  });
  const { typed, restored } = state;
  // Also after a save, which drops the draft of its time.
  useEffect(() => {
    if (state.typed) draft?.keep(state.typed);
  }, [draft, state]);
  const values = typed ?? start;
  return {
    /** Names its draft. */
    name: form,
    values,
    dirty: typed !== undefined,
    /** True: the shown values come from a draft. */
    restored,
    change: (part: Partial<Values>) =>
      setState((now) => ({ ...now, typed: { ...(now.typed ?? start), ...part } })),
    /** Called after a save: values typed since `sent` stay unsaved. */
    settle: (sent: Values) =>
      setState((now) => ({ typed: now.typed === sent ? undefined : now.typed, restored: false })),
    drop: () => draft?.drop(),
    discard: () => {
      draft?.drop();
      setState({ typed: undefined, restored: false });
    },
  };
}
