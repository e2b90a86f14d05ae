import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { styled } from '@mui/material/styles';
import { useState, type ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormTextField } from './form-fields.tsx';

const Toggle = styled('button')({
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  minHeight: 44,
  marginRight: -10,
  border: 0,
  borderRadius: 'var(--radius)',
  background: 'none',
  color: 'var(--ink-soft)',
  cursor: 'pointer',
});

type Props<Values extends FieldValues> = ComponentProps<typeof FormTextField<Values>>;

export function PasswordField<Values extends FieldValues>(props: Props<Values>) {
  const [shown, setShown] = useState(false);
  return (
    <FormTextField
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <Toggle
          type="button"
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        >
          {shown ? <VisibilityOff /> : <Visibility />}
        </Toggle>
      }
    />
  );
}
