import { useState } from 'react';

interface Asked<About> {
  about: About;
  answer: (yes: boolean) => void;
}

/**
 * Lets running work ask the person and continue with the answer; the caller draws the question while `asked` is set.
 */
export function useQuestion<About>() {
  const [asked, setAsked] = useState<Asked<About> | null>(null);
  return {
    asked: asked?.about ?? null,
    /** Resolves to true when the work should continue. */
    ask: (about: About) => new Promise<boolean>((answer) => setAsked({ about, answer })),
    settle: (yes: boolean) => {
      asked?.answer(yes);
      setAsked(null);
    },
  };
}
