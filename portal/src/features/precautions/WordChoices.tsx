import { NOTHING, placeOf } from '@clinic/contract/care/precautions/precautions';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ChoiceButton } from './ChoiceButton.tsx';
import type { ChoicesProps } from './FactChoices.tsx';
import { meaningLabel, meaningOptions, otherChoices } from './precaution-choices.ts';
import { choiceOf, meaningsOf, withPressed } from './precaution-edits.ts';

/** Gives unknown words one or several meanings. */
export function WordChoices({ row: { words, text }, edits, onChange }: ChoicesProps) {
  const [isLong, setIsLong] = useState(false);
  const field = words[0]?.field ?? '';
  const chosen = [...new Set(words.flatMap((one) => meaningsOf(one, edits)))];
  const likely = words.flatMap((one) => (one.likely ?? []).map(choiceOf));
  const offered = [
    ...new Set([...likely, ...chosen.filter((one) => one !== NOTHING), ...otherChoices(field)]),
  ];
  const choose = (choice: string) => {
    const next = withPressed(chosen, choice);
    onChange({ words: { ...edits.words, ...Object.fromEntries(words.map((one) => [placeOf(one), next])) } });
  };
  return (
    <>
      {[...offered, NOTHING].map((choice) => (
        <ChoiceButton
          key={choice}
          label={meaningLabel(choice, field)}
          pressed={chosen.includes(choice)}
          onPress={() => choose(choice)}
        />
      ))}
      {isLong ? (
        <InputField
          label={`Another meaning of “${text}”`}
          size="small"
          sx={{ flexBasis: '100%' }}
          options={meaningOptions(field).filter(({ value }) => value === '' || !offered.includes(value))}
          value=""
          onChange={choose}
        />
      ) : (
        <Button size="small" aria-label={`More meanings of “${text}”`} onClick={() => setIsLong(true)}>
          More …
        </Button>
      )}
    </>
  );
}
