import type { ModalOwnerState } from '@mui/material/Modal';
import type { ComponentProps } from 'react';
import { useLayer } from './useLayer.ts';

interface Props extends ComponentProps<'div'> {
  modal: Pick<ModalOwnerState, 'open' | 'onClose'>;
}

/** The root of every dialog, drawer, menu and popover of MUI: Back does to it what Escape does. */
function ModalLayer({ modal, ...root }: Props) {
  useLayer(modal.open, () => modal.onClose?.({}, 'escapeKeyDown'), true);
  return <div {...root} />;
}

/** The theme has it, so that a new dialog takes part by itself. */
export const modalDefaults = {
  slotProps: { root: (modal: ModalOwnerState) => ({ component: ModalLayer, modal }) },
};
