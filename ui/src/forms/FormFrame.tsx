import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { FormEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { enterMovesOn } from './enter-moves-on.ts';

export interface FrameLook {
  'aria-label'?: string;
  className?: string;
  /** For a save that cannot be undone: Enter moves to the next field, and only the button and Ctrl+Enter save. */
  enterMoves?: boolean;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

interface Props extends FrameLook {
  ref?: Ref<HTMLFormElement>;
  onSave: () => void;
  /** Keys of a form that has its own; left out: Ctrl+Enter saves. */
  onKeyDown?: (event: KeyboardEvent<HTMLFormElement>) => void;
}

/** The form element, whatever holds the fields: a save never loads the page, and Ctrl+Enter saves from any field. */
export function FormFrame({ onSave, enterMoves, onKeyDown, children, ...element }: Props) {
  const save = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    // A form around this one, of which a dialog is a part, is not saved with it.
    event.stopPropagation();
    onSave();
  };
  const keys = (event: KeyboardEvent<HTMLFormElement>) => {
    // Keys of a dialog that the form has opened come here, too.
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
