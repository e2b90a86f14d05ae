import type { Rule } from '@clinic/contract/rules';
import { useInput, ValidationError } from 'react-admin';
import { DayField } from './DayField.tsx';

interface Props {
  source: string;
  label: string;
  /** Earliest day, yyyy-MM-dd. */
  min?: string;
  /** Latest day, yyyy-MM-dd. */
  max?: string;
  validate: Rule;
  optional?: boolean;
}

export function DayInput({ source, label, min, max, validate, optional = false }: Props) {
  const { field, fieldState } = useInput({ source, validate, defaultValue: '' });
  return (
    <DayField
      label={label}
      value={field.value as string}
      onChange={field.onChange}
      min={min}
      max={max}
      required={!optional}
      error={fieldState.error?.message && <ValidationError error={fieldState.error.message} />}
    />
  );
}
