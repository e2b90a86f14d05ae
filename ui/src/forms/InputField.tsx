import { formatDay, formatTime, isRealDate, isTime } from '@clinic/contract/clinic-calendar';
import type { DayRange } from '@clinic/contract/reading/days';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import {
  lazy,
  Suspense,
  useId,
  type ChangeEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
} from 'react';
import { selectArrow } from './select-arrow.ts';

/** Loaded with the first date field, which most pages lack. */
const YearPresses = lazy(async () => ({ default: (await import('./YearPresses.tsx')).YearPresses }));

export interface Option {
  value: string;
  label: string;
}

/** The look and behaviour of a field, wherever its value is held. */
export interface FieldLook {
  label: string;
  type?: 'text' | 'email' | 'tel' | 'password' | 'date' | 'time' | 'search';
  autoComplete?: string;
  placeholder?: string;
  /** Shown below the field while it has no error. */
  helperText?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** More than one makes a text area. */
  rows?: number;
  endAdornment?: ReactNode;
  /** Attributes of the input element, for example `inputMode`. */
  htmlInput?: InputHTMLAttributes<HTMLInputElement | HTMLSelectElement>;
  size?: 'small' | 'medium';
  /** Allowed days of a date field, by which a year such as 0066 is understood. */
  days?: DayRange;
  sx?: SxProps<Theme>;
  /** Makes it a choice, with the browser's own picker. */
  options?: readonly Option[];
}

export interface FieldProps extends FieldLook {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  error?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** Only visible, since the input itself tells screen readers that it is required. */
const marked = { '&::after': { content: '" *" / ""' } };

const arrow = { '& select': selectArrow };

/** Hides the browser's own format of days and times while the field has no focus. */
const reading = {
  '&:not(:focus-within) input': { WebkitTextFillColor: 'transparent' },
  '&:focus-within > [data-read]': { display: 'none' },
  '& > [data-read]': {
    position: 'absolute',
    inset: '0 auto 0 14px',
    display: 'flex',
    alignItems: 'center',
    pointerEvents: 'none',
  },
};

/** The field's day or time in the clinic's format; undefined when it is empty. */
function readAs(type: FieldLook['type'], value: string): string | undefined {
  if (type === 'date' && isRealDate(value)) return formatDay(value);
  return type === 'time' && isTime(value) ? formatTime(value) : undefined;
}

function NativeSelect(props: InputBaseComponentProps) {
  return <select {...(props as SelectHTMLAttributes<HTMLSelectElement>)} />;
}

/** A labelled input with its hint or error; smaller than MUI's TextField, which includes menus. */
export function InputField({ label, value, onChange, onBlur, name, error, inputRef, ...look }: FieldProps) {
  const id = useId();
  const { type = 'text', required, disabled, rows = 1, options, size, sx } = look;
  const hint: ReactNode = error ?? look.helperText;
  const read = readAs(type, value);
  // Browsers draw a placeholder in these fields, so the label must not lie over it.
  const shrink = type === 'date' || type === 'time' || Boolean(look.placeholder ?? options) || undefined;
  const choices = options?.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
  return (
    <FormControl fullWidth error={Boolean(error)} disabled={disabled} size={size} sx={sx}>
      <InputLabel htmlFor={id} shrink={shrink} sx={required ? marked : undefined}>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        label={required ? `${label} *` : label}
        notched={shrink}
        type={options ? undefined : type}
        name={name}
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
          onChange(event.target.value)
        }
        onBlur={onBlur}
        inputRef={inputRef}
        multiline={rows > 1}
        minRows={rows}
        readOnly={look.readOnly}
        placeholder={look.placeholder}
        autoComplete={look.autoComplete}
        endAdornment={look.endAdornment}
        startAdornment={
          read && (
            <Box component="span" data-read aria-hidden>
              {read}
            </Box>
          )
        }
        inputComponent={options ? NativeSelect : undefined}
        sx={options ? arrow : read ? reading : undefined}
        slotProps={{
          input: {
            ...look.htmlInput,
            required,
            ...(choices && { children: choices }),
            'aria-describedby': hint ? `${id}-hint` : undefined,
          },
        }}
      />
      {hint && <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>}
      {type === 'date' && !disabled && !look.readOnly && (
        <Suspense>
          <YearPresses
            day={value}
            range={look.days}
            onTake={(day) => {
              onChange(day);
              // The pressed button is gone now, so the field gets the focus.
              document.getElementById(id)?.focus();
            }}
          />
        </Suspense>
      )}
    </FormControl>
  );
}
