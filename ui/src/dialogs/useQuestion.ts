import { useState } from 'react';

interface Asked<About> {
  about: About;
  answer: (yes: boolean) => void;
}

/** A question in the middle of a work that goes on with the answer; the caller draws it while `asked` is there. */
export function useQuestion<About>() {
  const [asked, setAsked] = useState<Asked<About> | null>(null);
  return {
    asked: asked?.about ?? null,
    /** Resolves to whether to go on. */
    ask: (about: About) => new Promise<boolean>((answer) => setAsked({ about, answer })),
    settle: (yes: boolean) => {
      asked?.answer(yes);
      setAsked(null);
    },
  };
}
