import { useEffect, useState } from 'react';
import { useKeptDraft } from '@clinic/ui/forms/useKeptDraft.ts';

/**
 * Keeps the typed values of a form: they outlive the page until they are saved or given up. A form that is not typed
 * into follows `start`.
 */
export function useKeptValues<Values extends object>(form: string, start: Values) {
  const draft = useKeptDraft<Values>(form);
  const [state, setState] = useState(() => {
    const typed = draft?.read()?.value;
    return { typed, restored: typed !== undefined };
  });
  const { typed, restored } = state;
  // Also after a save, which has dropped what was typed on the way.
  useEffect(() => {
    if (state.typed) draft?.keep(state.typed);
  }, [draft, state]);
  const values = typed ?? start;
  return {
    /** Names its draft. */
    name: form,
    values,
    dirty: typed !== undefined,
    /** True: what is shown was typed before the page was loaded. */
    restored,
    change: (part: Partial<Values>) =>
      setState((now) => ({ ...now, typed: { ...(now.typed ?? start), ...part } })),
    /** After a save: what was typed since `sent` stays, and is not saved. */
    settle: (sent: Values) =>
      setState((now) => ({ typed: now.typed === sent ? undefined : now.typed, restored: false })),
    drop: () => draft?.drop(),
    discard: () => {
      draft?.drop();
      setState({ typed: undefined, restored: false });
    },
  };
}
