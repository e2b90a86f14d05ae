import {
  LANGUAGE_NAMES,
  PLAN_LANGUAGES,
  type PlanLanguage,
} from '@clinic/contract/care/plans/plan-languages';
import { useState } from 'react';
import { notify } from '../layout/notify.ts';
import { Segments } from '../layout/Segments.tsx';
import { sentenceOf } from '../session/api-error.ts';

interface Props {
  /** The stored language; undefined until one was chosen. */
  language: PlanLanguage | undefined;
  save: (language: PlanLanguage) => Promise<unknown>;
}

/** Staff choose the language in which a client reads the plan; one that cannot be kept goes back to the one before. */
export function PlanLanguageChoice({ language, save }: Props) {
  const [chosen, setChosen] = useState<PlanLanguage>();
  const choose = async (next: PlanLanguage) => {
    setChosen(next);
    try {
      await save(next);
      notify.success(`Saved: the plan is read in ${LANGUAGE_NAMES[next]}.`);
    } catch (failure) {
      setChosen(undefined);
      notify.error(sentenceOf(failure) ?? 'The language could not be changed.');
    }
  };
  return (
    <Segments
      label="Language of the plan"
      choices={PLAN_LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one]] as const)}
      chosen={chosen ?? language ?? 'en'}
      onChoose={(next) => void choose(next)}
    />
  );
}
