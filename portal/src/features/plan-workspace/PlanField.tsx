import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, type InputHTMLAttributes, type ReactNode, type Ref, type SelectHTMLAttributes } from 'react';

interface Props {
  label: string;
  value: string;
  /** Left out: the field is read-only. */
  onChange?: (value: string) => void;
  type?: 'text' | 'number' | 'time';
  /** What is wrong with the value; takes the place of the hint. */
  error?: string;
  hint?: ReactNode;
  /** A choice from these, with the browser's own picker. */
  options?: readonly { value: string; label: string }[];
  /** More than one: a text of several lines. */
  rows?: number;
  htmlInput?: InputHTMLAttributes<HTMLInputElement>;
  inputRef?: Ref<HTMLInputElement>;
  size?: 'small' | 'medium';
  sx?: SxProps<Theme>;
}

function NativeSelect(props: InputBaseComponentProps) {
  return <select {...(props as SelectHTMLAttributes<HTMLSelectElement>)} />;
}

/** One field of a plan's editor: the value is the editor's, so that it can be undone and restored. */
export function PlanField({ label, value, onChange, type = 'text', error, hint, options, ...look }: Props) {
  const id = useId();
  const below = error ?? hint;
  const shrink = type === 'time' || options ? true : undefined;
  const choices = options?.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
  return (
    <FormControl fullWidth variant="outlined" error={Boolean(error)} size={look.size} sx={look.sx}>
      <InputLabel htmlFor={id} shrink={shrink}>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        notched={shrink}
        type={options ? undefined : type}
        value={value}
        readOnly={!onChange}
        onChange={(event) => onChange?.(event.target.value)}
        inputRef={look.inputRef}
        multiline={(look.rows ?? 1) > 1}
        minRows={look.rows}
        inputComponent={options ? NativeSelect : undefined}
        slotProps={{
          input: {
            ...look.htmlInput,
            ...(choices && { children: choices }),
            'aria-describedby': below ? `${id}-hint` : undefined,
          },
        }}
      />
      {below && <FormHelperText id={`${id}-hint`}>{below}</FormHelperText>}
    </FormControl>
  );
}
