import type { Rule } from '@clinic/contract/rules';
import type { ComponentProps } from 'react';
import { useController } from 'react-hook-form';
import { WholeNumberField } from './WholeNumberField.tsx';

interface Props extends Omit<
  ComponentProps<typeof WholeNumberField>,
  'value' | 'onChange' | 'error' | 'name'
> {
  name: string;
  rule: Rule;
}

/** A field of a form for a whole number; it keeps the typed text and shows errors at once. */
export function FormWholeNumberField({ name, rule, ...look }: Props) {
  const { field } = useController({ name, rules: { validate: rule } });
  const typed = field.value as string;
  return (
    <WholeNumberField
      {...look}
      name={name}
      value={typed}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={rule(typed)}
    />
  );
}
