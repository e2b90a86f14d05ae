import { answerKey, type KnownFact } from '@clinic/contract/care/precautions/precautions';
import type { AskedRow } from './asked-rows.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import type { PrecautionEdits } from './precaution-edits.ts';

export interface ChoicesProps {
  row: AskedRow;
  edits: PrecautionEdits;
  onChange: (edits: Partial<PrecautionEdits>) => void;
}

/** The readings of one text, each answered by itself; an unanswered one stays open. */
export function FactChoices({ row: { facts }, edits, onChange }: ChoicesProps) {
  const labels = [...new Set(facts.map(({ label }) => label))];
  const of = (label: string) => facts.filter((fact) => fact.label === label);
  const stands = (some: readonly KnownFact[]) => some.every((fact) => edits.facts[answerKey(fact)] === true);
  const left = facts.filter((fact) => edits.facts[answerKey(fact)] !== true);
  const areWrong = left.length > 0 && left.every((fact) => edits.facts[answerKey(fact)] === false);
  const answer = (some: readonly KnownFact[], said: boolean | undefined) => {
    const keys = new Set(some.map(answerKey));
    const others = Object.entries(edits.facts).filter(([key]) => !keys.has(key));
    const given = said === undefined ? [] : [...keys].map((key) => [key, said] as const);
    onChange({ facts: Object.fromEntries([...others, ...given]) });
  };
  return (
    <>
      {labels.map((label) => (
        <ChoiceButton
          key={label}
          label={label}
          pressed={stands(of(label))}
          onPress={() => answer(of(label), stands(of(label)) ? undefined : true)}
        />
      ))}
      {left.length > 0 && (
        <ChoiceButton
          label={left.length < facts.length ? 'Nothing else' : 'None of these'}
          pressed={areWrong}
          onPress={() => answer(left, areWrong ? undefined : false)}
        />
      )}
    </>
  );
}
