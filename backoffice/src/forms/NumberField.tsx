import { numberIn, oneNumber } from '@clinic/contract/number-in-text';
import { useCallback, useState } from 'react';
import { NumberInput, type NumberInputProps } from 'react-admin';

/** A number, or the text itself, which the rules then refuse. */
const valueOf = (text: string): number | string | null =>
  text.trim() === '' ? null : oneNumber(text) ? text : (numberIn(text) ?? text);

/**
 * A number in a text field: a browser's number field silently makes 415 of "41,5". The typed text stays as
 * long as the form holds its value.
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
