import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, type ChangeEvent, type InputHTMLAttributes, type ReactNode } from 'react';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
} from 'react-hook-form';

interface Props<Values extends FieldValues> {
  name: FieldPath<Values>;
  control: Control<Values>;
  /** For example `{ validate: rule }` with a rule of `@clinic/contract/rules`. */
  rules?: Omit<RegisterOptions<Values>, 'setValueAs' | 'valueAsNumber' | 'valueAsDate' | 'disabled'>;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'password' | 'date' | 'time' | 'number';
  autoComplete?: string;
  placeholder?: string;
  /** Below the field while there is no error. */
  helperText?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** More than one: a text of several lines. */
  rows?: number;
  endAdornment?: ReactNode;
  /** Attributes of the input element, for example `min`, `step`, `inputMode`. */
  htmlInput?: InputHTMLAttributes<HTMLInputElement | HTMLSelectElement>;
  /** Told besides the form. */
  onChange?: (value: string) => void;
  size?: 'small' | 'medium';
  sx?: SxProps<Theme>;
  options?: readonly Option[];
}

export interface Option {
  value: string;
  label: string;
}

const NativeSelect = (props: InputBaseComponentProps) => <select {...props} />;

/** One field of a react-hook-form, with its error beside it; MUI's TextField would bring its menus along. */
function Field<Values extends FieldValues>({
  name,
  control,
  rules,
  label,
  onChange,
  ...look
}: Props<Values>) {
  const { field, fieldState } = useController({ name, control, rules });
  const id = useId();
  const { type = 'text', helperText, required, disabled, rows = 1, options, size, sx } = look;
  const hint: ReactNode = fieldState.error?.message ?? helperText;
  // These draw their own placeholder where the label would stand.
  const shrink = type === 'date' || type === 'time' || Boolean(look.placeholder) || undefined;
  const choices = options?.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
  return (
    <FormControl
      fullWidth
      variant="outlined"
      error={Boolean(fieldState.error)}
      required={required}
      disabled={disabled}
      size={size}
      sx={sx}
    >
      <InputLabel htmlFor={id} shrink={shrink}>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        notched={shrink}
        type={options ? undefined : type}
        name={field.name}
        value={field.value ?? ''}
        onChange={(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
          field.onChange(event);
          onChange?.(event.target.value);
        }}
        onBlur={field.onBlur}
        inputRef={field.ref}
        multiline={rows > 1}
        minRows={rows}
        readOnly={look.readOnly}
        placeholder={look.placeholder}
        autoComplete={look.autoComplete}
        endAdornment={look.endAdornment}
        inputComponent={options ? NativeSelect : undefined}
        slotProps={{
          input: {
            ...look.htmlInput,
            ...(choices && { children: choices }),
            'aria-describedby': hint ? `${id}-hint` : undefined,
          },
        }}
      />
      {hint && <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>}
    </FormControl>
  );
}

type TextProps<Values extends FieldValues> = Omit<Props<Values>, 'options'>;

export function FormTextField<Values extends FieldValues>(props: TextProps<Values>) {
  return <Field {...props} />;
}

/** A choice from a list, with the browser's own picker. */
export function FormSelect<Values extends FieldValues>({
  options,
  emptyLabel = '',
  ...rest
}: TextProps<Values> & { options: readonly Option[]; /** Of the choice of nothing. */ emptyLabel?: string }) {
  return <Field {...rest} options={[{ value: '', label: emptyLabel }, ...options]} />;
}
