import { numberIn, oneNumber } from '@clinic/contract/number-in-text';
import { useCallback, useState } from 'react';
import { NumberInput, type NumberInputProps } from 'react-admin';

/** A number, or the text itself, which the rules then refuse. */
const valueOf = (text: string): number | string | null =>
  text.trim() === '' ? null : oneNumber(text) ? text : (numberIn(text) ?? text);

/**
 * A number that is typed as text: a browser's number field makes 415 of "41,5" without a word. What was typed stays as
 * long as it is what the form holds.
 */
export function NumberField(props: NumberInputProps) {
  const [typed, setTyped] = useState('');
  const parse = (text: string) => {
    setTyped(text);
    return valueOf(text);
  };
  const format = useCallback(
    (value: number | string | null | undefined) =>
      valueOf(typed) === (value ?? null) ? typed : String(value ?? ''),
    [typed],
  );
  return (
    <NumberInput
      {...props}
      parse={parse}
      format={format}
      slotProps={{ htmlInput: { type: 'text', inputMode: 'decimal', autoComplete: 'off' } }}
    />
  );
}
