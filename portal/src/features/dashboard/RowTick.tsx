import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';

/** A row's one large tick: empty, half for a part of the row, full. */
export const TickShape = styled('button')({
  flex: '0 0 auto',
  display: 'grid',
  placeItems: 'center',
  width: 'var(--tick)',
  height: 'var(--tick)',
  padding: 0,
  border: '2px solid var(--leaf-dark)',
  borderRadius: '50%',
  background: 'var(--white)',
  color: 'transparent',
  cursor: 'pointer',
  '&:hover': { background: 'var(--leaf-soft)' },
  '&:disabled': { cursor: 'default', background: 'var(--white)' },
  '&[aria-pressed=true]': { background: 'var(--leaf-dark)', color: 'var(--white)' },
  '&[aria-pressed=mixed]': { background: 'var(--leaf-soft)', color: 'var(--leaf-dark)' },
});

interface Props {
  name: string;
  pressed: boolean | 'mixed';
  onPress: () => void;
}

export function RowTick({ name, pressed, onPress }: Props) {
  return (
    <TickShape type="button" aria-label={name} aria-pressed={pressed} onClick={onPress}>
      <CheckIcon />
    </TickShape>
  );
}
