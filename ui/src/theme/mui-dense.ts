import type { ThemeOptions } from '@mui/material/styles';
import { componentDefaults } from './mui-components.ts';
import { colours } from './tokens.ts';

type Components = NonNullable<ThemeOptions['components']>;

/** Pixels: height of a row in the back office's lists. */
const denseRowHeight = 36;

/** What the back office does tighter than the portal; phones keep the finger-sized targets. */
export const denseComponents: Components = {
  MuiButton: { ...componentDefaults.MuiButton, defaultProps: { disableElevation: true, size: 'small' } },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small', margin: 'dense' } },
  MuiDialogContent: { styleOverrides: { root: { fontSize: '0.9375rem' } } },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTableRow: { styleOverrides: { root: { height: denseRowHeight } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: colours.line, fontVariantNumeric: 'tabular-nums lining-nums' },
      sizeSmall: { paddingBlock: 4, paddingInline: 10 },
      head: { backgroundColor: colours.cream, color: colours.inkSoft, fontWeight: 600 },
    },
  },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
  MuiListItemButton: { ...componentDefaults.MuiListItemButton, defaultProps: { dense: true } },
};
