import { wholeNumberIn } from '@clinic/contract/reading/numbers';
import type { KeyboardEvent } from 'react';
import { selectsFilled } from './selects-filled.ts';
import { InputField, type FieldProps } from './InputField.tsx';

interface Props extends Omit<FieldProps, 'type' | 'options' | 'rows'> {
  min: number;
  max: number;
  step?: number;
}

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A whole number as text: a browser's number field silently turns "1,5" into 15 and "1e2" into 100. The typed text is
 * kept and its owner checks it (`wholeNumberIn`); arrow keys count up and down.
 */
export function WholeNumberField({ value, onChange, min, max, step = 1, htmlInput, ...field }: Props) {
  const count = wholeNumberIn(value.trim() || '0');
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const way = STEPS[event.key];
    if (!way || Number.isNaN(count)) return;
    event.preventDefault();
    onChange(String(Math.min(Math.max(count + way * step, min), max)));
  };
  return (
    <InputField
      {...field}
      value={value}
      onChange={onChange}
      htmlInput={{
        ...selectsFilled,
        ...htmlInput,
        role: 'spinbutton',
        inputMode: 'numeric',
        autoComplete: 'off',
        'aria-valuemin': min,
        'aria-valuemax': max,
        'aria-valuenow': Number.isNaN(count) ? undefined : count,
        onKeyDown,
      }}
    />
  );
}
