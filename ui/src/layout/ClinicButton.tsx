import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** `filled` is the screen's main action; `destructive` removes something. */
interface Look {
  look?: 'filled' | 'outlined' | 'plain' | 'destructive';
}

const looks = {
  filled: {
    background: 'var(--maroon)',
    color: 'var(--paper)',
    '&:hover': { background: 'var(--maroon-dark)' },
  },
  outlined: { borderColor: 'var(--edge)', '&:hover': { background: 'var(--maroon-soft)' } },
  plain: { '&:hover': { background: 'var(--maroon-soft)' } },
  destructive: { color: 'var(--brick)', '&:hover': { background: 'var(--brick-soft)' } },
} as const;

const shape = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 44,
  padding: '6px 18px',
  border: '1px solid transparent',
  borderRadius: 'var(--radius)',
  background: 'none',
  color: 'var(--maroon)',
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.4,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:disabled': { opacity: 0.6, cursor: 'default' },
} as const;

const own = {
  name: 'ClinicButton',
  slot: 'Root',
  shouldForwardProp: (prop: PropertyKey) => prop !== 'look' && prop !== 'sx',
};

const StyledButton = styled('button', own)<Look>(({ look = 'plain' }) => ({ ...shape, ...looks[look] }));

/** A button for the client's everyday screens, whose first load has no room for MUI's. */
export function ClinicButton(props: ComponentProps<typeof StyledButton>) {
  return <StyledButton type="button" {...props} />;
}

export const ClinicButtonLink = styled(
  Link,
  own,
)<Look>(({ look = 'plain' }) => ({ ...shape, ...looks[look] }));

export const ClinicButtonAnchor = styled(
  'a',
  own,
)<Look>(({ look = 'plain' }) => ({ ...shape, ...looks[look] }));
