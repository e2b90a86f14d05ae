import Box from '@mui/material/Box';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colours, tones, type ToneName } from '../theme/tokens.ts';

const Root = styled('div', { name: 'ClinicNotice', slot: 'Root' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '12px 16px',
  borderRadius: 'var(--radius)',
  border: '1px solid',
});

interface Props {
  tone: ToneName;
  children: ReactNode;
  action?: ReactNode;
  /** `alert` for something that just happened: screen readers read it at once. */
  announce?: 'alert' | 'status';
  sx?: SxProps<Theme>;
}

/** A banner in one of the clinic's tones, in place of MUI's Alert, which is too large for the first load. */
export function Notice({ tone, children, action, announce, sx }: Props) {
  const { text, ground, border } = tones[tone];
  const style = { borderColor: colours[border], background: colours[ground], color: colours[text] };
  return (
    <Root role={announce} style={style} sx={sx}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
      {action}
    </Root>
  );
}
