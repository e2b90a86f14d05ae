import {
  useController,
  type Control,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
} from 'react-hook-form';
import { InputField, type FieldLook, type Option } from './InputField.tsx';

interface Bound<Values extends FieldValues> {
  name: FieldPath<Values>;
  control: Control<Values>;
  /** Rules of react-hook-form, such as `{ validate: rule }` with a rule of `@clinic/contract/rules`. */
  rules?: Omit<RegisterOptions<Values>, 'setValueAs' | 'valueAsNumber' | 'valueAsDate' | 'disabled'>;
  onChange?: (value: string) => void;
}

type Props<Values extends FieldValues> = Bound<Values> & Omit<FieldLook, 'options'>;

function useField<Values extends FieldValues>({ name, control, rules, onChange }: Bound<Values>) {
  const { field, fieldState } = useController({ name, control, rules });
  return {
    name: field.name,
    value: (field.value as string | undefined) ?? '',
    onChange: (value: string) => {
      field.onChange(value);
      onChange?.(value);
    },
    onBlur: field.onBlur,
    inputRef: field.ref,
    error: fieldState.error?.message,
  };
}

export function FormTextField<Values extends FieldValues>({
  control,
  rules,
  onChange,
  ...look
}: Props<Values>) {
  return <InputField {...look} {...useField({ name: look.name, control, rules, onChange })} />;
}

interface SelectProps {
  options: readonly Option[];
  /** False: one of the options must be chosen. */
  mayBeEmpty?: boolean;
}

export function FormSelect<Values extends FieldValues>(props: Props<Values> & SelectProps) {
  const { control, rules, onChange, options, mayBeEmpty = true, ...look } = props;
  return (
    <InputField
      {...look}
      {...useField({ name: look.name, control, rules, onChange })}
      options={mayBeEmpty ? [{ value: '', label: '' }, ...options] : options}
    />
  );
}
