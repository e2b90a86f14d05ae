import { numberIn, oneNumber } from '@clinic/contract/number-in-text';
import { NumberInput, type NumberInputProps } from 'react-admin';

/** A number, or the text itself, which the rules then refuse. */
const parse = (text: string): number | string | null =>
  text.trim() === '' ? null : oneNumber(text) ? text : (numberIn(text) ?? text);
const format = (value: number | string | null | undefined): string => String(value ?? '');

/** A number that is typed as text: a browser's number field makes 415 of "41,5" without a word. */
export const NumberField = (props: NumberInputProps) => (
  <NumberInput
    {...props}
    parse={parse}
    format={format}
    slotProps={{ htmlInput: { type: 'text', inputMode: 'decimal', autoComplete: 'off' } }}
  />
);
