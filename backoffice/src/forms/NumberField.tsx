import { readPrice } from '@clinic/contract/reading/numbers';
import { valueOf, type Reading } from '@clinic/contract/reading/reading';
import { selectsFilled } from '@clinic/ui/forms/selects-filled.ts';
import { useCallback, useState } from 'react';
import { NumberInput, type NumberInputProps } from 'react-admin';

interface Props extends NumberInputProps {
  /** Name for screen readers in a table, where the column's heading is the visible label. */
  ariaLabel?: string;
  /** True: a dialog does not open with the caret here, although the field is empty. */
  isOptional?: boolean;
  /** Reads what was typed; left out: as an amount, with at most two decimals. */
  read?: (text: string) => Reading<number>;
}

/**
 * A number in a text field: a browser's number field silently makes 415 of "41,5". The typed text stays as
 * long as the form holds its value.
 */
export function NumberField({ ariaLabel, isOptional, read = readPrice, ...props }: Props) {
  const [typed, setTyped] = useState('');
  /** The typed number, or the text itself, which the rules then refuse. */
  const fieldValue = useCallback(
    (text: string): number | string | null => (text.trim() === '' ? null : (valueOf(read(text)) ?? text)),
    [read],
  );
  const parse = (text: string) => {
    setTyped(text);
    return fieldValue(text);
  };
  const format = useCallback(
    (value: number | string | null | undefined) =>
      fieldValue(typed) === (value ?? null) ? typed : String(value ?? ''),
    [fieldValue, typed],
  );
  return (
    <NumberInput
      {...props}
      parse={parse}
      format={format}
      slotProps={{
        htmlInput: {
          type: 'text',
          inputMode: 'decimal',
          autoComplete: 'off',
          'aria-label': ariaLabel,
          'data-optional': isOptional,
          ...selectsFilled,
        },
      }}
    />
  );
}
