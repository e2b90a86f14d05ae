import { useState } from 'react';

interface Options {
  /** Sentences about what the record lacks, the most important first. */
  missing: readonly string[];
  /** The parts that a save would send; a part keeps its identity until it is changed. */
  content: readonly unknown[];
  editor: { base: unknown; savedElsewhereAt: string | null };
  saving: { refusal: { failure: unknown; text: string } | null; forgetRefusal: () => void };
}

/**
 * The reasons why a record is not saved: missing parts, after an attempt, or the failure of the last save. Each
 * disappears with its cause.
 */
export function useSaveProblems({ missing, content, editor, saving }: Options) {
  const { base, savedElsewhereAt } = editor;
  const { refusal, forgetRefusal } = saving;
  /** Number of attempts while something is missing. */
  const [tries, setTries] = useState(0);
  if (tries > 0 && missing.length === 0) setTries(0);
  /**
   * The content that was refused, with changes made during the save: the refusal stays until the doctor changes it
   * again.
   */
  const [refused, setRefused] = useState({ failure: refusal?.failure, content, base });
  if (refusal?.failure !== refused.failure) setRefused({ failure: refusal?.failure, content, base });

  const isSame = refused.content.every((part, place) => part === content[place]);
  const isSameBase = refused.base === base || base === null;
  // A newer stored record has a notice of its own with two choices.
  const stands = isSame && isSameBase && savedElsewhereAt === null;

  return {
    problems: [...(tries > 0 ? missing : []), ...(refusal && stands ? [refusal.text] : [])],
    tries,
    /** True when the record can be sent. */
    check: (): boolean => {
      forgetRefusal();
      if (missing.length > 0) setTries(tries + 1);
      return missing.length === 0;
    },
  };
}
