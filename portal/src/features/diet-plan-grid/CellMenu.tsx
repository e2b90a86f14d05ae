import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { CellDialog } from './cell-dialogs.ts';
import { cellKey } from './grid-place.ts';
import type { PlanGrid } from './usePlanGrid.ts';

interface Props {
  /** The field, the cell's button or a head's button; null while the menu is closed. */
  anchor: HTMLElement | null;
  grid: PlanGrid;
  /** The plan has more than one week. */
  hasMore: boolean;
  /** Dialogs for what is selected. */
  dialogs: readonly (readonly [label: string, dialog: CellDialog])[];
  onDialog: (dialog: CellDialog) => void;
  onOpen: () => void;
  onWeek: () => void;
  onMeal: () => void;
  onClose: () => void;
  /** The menu has faded out. */
  onGone: () => void;
}

/** The closed menu keeps the focus until it is gone. */
const isLost = (focused: Element | null): boolean =>
  focused === document.body || focused?.closest('[role="menu"]') != null;

/** The clipboard of the browser may be forbidden: what was copied here is pasted all the same. */
async function writeClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // The grid keeps its own copy.
  }
}

/** All steps of the grid for a cell, a row, a week or whatever is selected. */
export function CellMenu({
  anchor,
  grid,
  hasMore,
  dialogs,
  onDialog,
  onOpen,
  onWeek,
  onMeal,
  onClose,
  onGone,
}: Props) {
  const { steps, words, selection } = grid;
  const isOne = cellKey(selection.at) === cellKey(selection.to);
  const copy = () => void writeClipboard(steps.copy());
  const cut = () => {
    copy();
    steps.clear('cut');
  };
  const actions: readonly (readonly [label: string, keys: string, act: () => void, isShown?: boolean])[] = [
    ['Open', 'F2', onOpen, isOne],
    ['Copy', 'Ctrl+C', copy],
    ['Cut', 'Ctrl+X', cut],
    ['Paste', 'Ctrl+V', () => void steps.pasteClipboard()],
    ['Fill to the right', 'Ctrl+Enter', steps.fill, hasMore],
    ['Copy to all weeks', '', steps.toAllWeeks, hasMore],
    ['Clear', 'Delete', () => steps.clear()],
    ['Select this week', '', onWeek],
    [`Select ${selection.at.type} of all weeks`, '', onMeal, hasMore],
    ...dialogs.map(([label, dialog]) => [label, '', () => onDialog(dialog)] as const),
  ];
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      // The pressed button is gone where another cell was selected.
      disableRestoreFocus
      slotProps={{
        transition: {
          // The menu was closed without a step, or by one that moves the focus nowhere.
          onExited: () => {
            if (isLost(document.activeElement)) grid.focus(selection.at);
            onGone();
          },
        },
      }}
    >
      <ListSubheader sx={{ lineHeight: '32px' }}>{words}</ListSubheader>
      {actions
        .filter(([, , , isShown = true]) => isShown)
        .map(([label, keys, act]) => (
          <MenuItem
            key={label}
            sx={{ gap: 4, justifyContent: 'space-between' }}
            aria-keyshortcuts={keys ? keys.replace('Ctrl', 'Control') : undefined}
            onClick={() => {
              onClose();
              act();
            }}
          >
            {label}
            <span aria-hidden style={{ color: 'var(--ink-soft)', fontSize: '0.8125rem' }}>
              {keys}
            </span>
          </MenuItem>
        ))}
    </Menu>
  );
}
