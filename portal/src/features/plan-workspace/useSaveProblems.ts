import { useState } from 'react';

interface Options {
  /** What is missing in the record now, the most important first. */
  missing: readonly string[];
  /** The parts that a save would send; a part keeps its identity until it is changed. */
  content: readonly unknown[];
  editor: { base: unknown; savedElsewhereAt: string | null };
}

interface Failure {
  text: string;
  content: readonly unknown[];
  base: unknown;
}

/** Missing parts after an attempt to save, and the last failure. Each goes away with its cause. */
export function useSaveProblems({ missing, content, editor: { base, savedElsewhereAt } }: Options) {
  /** Number of attempts since something is missing. */
  const [tries, setTries] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  if (tries > 0 && missing.length === 0) setTries(0);

  const isSame = failure?.content.every((part, place) => part === content[place]);
  const isSameBase = failure?.base === base || base === null;
  // For a newer stored record the screen offers both, and nothing else is to say.
  const stands = isSame && isSameBase && savedElsewhereAt === null;

  return {
    problems: [...(tries > 0 ? missing : []), ...(failure && stands ? [failure.text] : [])],
    tries,
    /** True when the record can be sent. */
    check: (): boolean => {
      setFailure(undefined);
      if (missing.length > 0) setTries(tries + 1);
      return missing.length === 0;
    },
    fail: (text: string) => setFailure({ text, content, base }),
  };
}
