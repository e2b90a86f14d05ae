import TextField, { type TextFieldProps } from '@mui/material/TextField';
import MenuItem from '@mui/material/MenuItem';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
} from 'react-hook-form';

interface Field<Values extends FieldValues> {
  name: FieldPath<Values>;
  control: Control<Values>;
  /** For example `{ validate: rule }` with a rule of `@clinic/contract/rules`. */
  rules?: Omit<RegisterOptions<Values>, 'setValueAs' | 'valueAsNumber' | 'valueAsDate' | 'disabled'>;
}

type TextProps<Values extends FieldValues> = Field<Values> & Omit<TextFieldProps, 'name' | 'defaultValue'>;

/** One field of a react-hook-form, with its error beside it. */
export function FormTextField<Values extends FieldValues>({
  name,
  control,
  rules,
  helperText,
  slotProps,
  onChange,
  ...rest
}: TextProps<Values>) {
  const { field, fieldState } = useController({ name, control, rules });
  const { ref, value, ...bound } = field;
  const shrink = rest.type === 'date' || rest.type === 'time' ? { inputLabel: { shrink: true } } : {};
  return (
    <TextField
      {...rest}
      {...bound}
      value={value ?? ''}
      onChange={(event) => {
        field.onChange(event);
        onChange?.(event);
      }}
      inputRef={ref}
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message ?? helperText}
      slotProps={{ ...shrink, ...slotProps }}
    />
  );
}

interface Option {
  value: string;
  label: string;
}

/** A choice from a fixed list. */
export function FormSelect<Values extends FieldValues>({
  options,
  ...rest
}: TextProps<Values> & { options: readonly Option[] }) {
  return (
    <FormTextField {...rest} select>
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </FormTextField>
  );
}
