import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { FormEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { enterMovesOn } from './enter-moves-on.ts';

export interface FrameLook {
  'aria-label'?: string;
  className?: string;
  /** True for a save that cannot be undone: Enter moves to the next field; only the button and Ctrl+Enter save. */
  enterMoves?: boolean;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

interface Props extends FrameLook {
  ref?: Ref<HTMLFormElement>;
  onSave: () => void;
  /** Handles keys of a special form; left out: Ctrl+Enter saves. */
  onKeyDown?: (event: KeyboardEvent<HTMLFormElement>) => void;
}

/** The form element, independent of its fields: submitting never loads a page, and Ctrl+Enter saves from any field. */
export function FormFrame({ onSave, enterMoves, onKeyDown, children, ...element }: Props) {
  const save = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    // A form that contains this dialog's form must not be submitted with it.
    event.stopPropagation();
    onSave();
  };
  const keys = (event: KeyboardEvent<HTMLFormElement>) => {
    // Key events of dialogs opened by the form arrive here too, and are ignored.
    if (event.key !== 'Enter' || !event.currentTarget.contains(event.target as Node)) return;
    if (event.ctrlKey || event.metaKey) save(event);
    else if (enterMoves) enterMovesOn(event);
  };
  return (
    <Box component="form" noValidate {...element} onSubmit={save} onKeyDown={onKeyDown ?? keys}>
      {children}
    </Box>
  );
}
