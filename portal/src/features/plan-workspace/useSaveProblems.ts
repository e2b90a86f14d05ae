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

/** Why a record is not saved: what it lacks, once a save was tried, or why that failed; each ends with its cause. */
export function useSaveProblems({ missing, content, editor: { base, savedElsewhereAt } }: Options) {
  /** Attempts to save since something is missing. */
  const [tries, setTries] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  if (tries > 0 && missing.length === 0) setTries(0);

  const isSame = failure?.content.every((part, place) => part === content[place]);
  const isSameBase = failure?.base === base || base === null;
  // A newer stored record has a notice of its own with two choices.
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
