import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode, type Ref } from 'react';
import { FormFrame } from './FormFrame.tsx';

interface Props {
  title: string;
  maxWidth?: 'xs' | 'sm' | 'md';
  enterMoves?: boolean;
  contentRef?: Ref<HTMLDivElement>;
  /** The refusal, shown above the buttons. */
  refusal?: ReactNode;
  buttons: ReactNode;
  onSave: () => void;
  onEscape: () => void;
  /** Left out: pressing outside the dialog does nothing. */
  onPressBeside?: () => void;
  children: ReactNode;
}

const column = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  flex: '1 1 auto',
  overflow: 'hidden',
} as const;

/** A dialog that is a form; full screen on phones. */
export function DialogFrame({ title, maxWidth = 'sm', children, ...props }: Props) {
  const { enterMoves, contentRef, refusal, buttons, onSave, onEscape, onPressBeside } = props;
  const titleId = useId();
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Dialog
      open
      fullScreen={phone}
      maxWidth={maxWidth}
      fullWidth
      aria-labelledby={titleId}
      onClose={(_event, reason) => (reason === 'escapeKeyDown' ? onEscape() : onPressBeside?.())}
    >
      <FormFrame sx={column} enterMoves={enterMoves} onSave={onSave}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent ref={contentRef}>{children}</DialogContent>
        <Box sx={{ px: 6, '&:not(:empty)': { pt: 3 } }}>{refusal}</Box>
        <DialogActions>{buttons}</DialogActions>
      </FormFrame>
    </Dialog>
  );
}
