import type { ThemeOptions } from '@mui/material/styles';
import { modalDefaults } from '../layers/modal-layer.tsx';
import { baseCss, tokenCss } from './css.ts';
import { besideToastsCss, PHONE as onPhones } from '../phone-toasts.ts';
import { colours, radius, shadows, sizes, touchTarget } from './tokens.ts';

type Components = NonNullable<ThemeOptions['components']>;

const focusRing = { outline: `3px solid ${colours.maroon}`, outlineOffset: 2 };
const hairline = `1px solid ${colours.line}`;
const finger = { [onPhones]: { minHeight: touchTarget } };

export const componentDefaults: Components = {
  MuiCssBaseline: { styleOverrides: tokenCss + baseCss + besideToastsCss },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // Without this a native button has the browser's own typeface.
    styleOverrides: { root: { fontFamily: 'inherit', '&.Mui-focusVisible': focusRing } },
  },
  // One very long name must not push a page wider than the window.
  MuiTypography: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { ...finger, borderRadius: radius, paddingInline: 18 },
      outlined: { borderColor: colours.edge },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { [onPhones]: { minWidth: touchTarget, minHeight: touchTarget } } },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: radius } },
  },
  MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { border: hairline } } },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'inherit' },
    styleOverrides: { root: { backgroundColor: colours.paper, borderBottom: hairline } },
  },
  MuiModal: { defaultProps: modalDefaults },
  MuiDrawer: { styleOverrides: { paper: { backgroundColor: colours.cream, borderColor: colours.line } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        border: hairline,
        boxShadow: shadows.floating,
        '@media (max-width: 599.95px)': {
          '&:not(.MuiDialog-paperFullScreen)': {
            margin: 8,
            width: 'calc(100% - 16px)',
            maxHeight: 'calc(100% - 16px)',
          },
        },
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: `${sizes.large}rem` } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { flexWrap: 'wrap', gap: 4, padding: '8px 24px 20px', '& > button': { whiteSpace: 'nowrap' } },
    },
  },
  MuiPopover: { styleOverrides: { paper: { border: hairline, boxShadow: shadows.floating } } },
  MuiTextField: { defaultProps: { variant: 'outlined', fullWidth: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: colours.white,
        ...finger,
        '&:hover:not(.Mui-disabled, .Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: colours.ink,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: colours.maroon, borderWidth: 2 },
      },
      notchedOutline: { borderColor: colours.edge },
      input: { [onPhones]: { fontSize: '1rem' } },
    },
  },
  MuiFormLabel: {
    styleOverrides: { root: { color: colours.inkSoft, '&.Mui-focused': { color: colours.maroon } } },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0 } } },
  MuiCheckbox: { styleOverrides: { root: { color: colours.edge } } },
  MuiRadio: { styleOverrides: { root: { color: colours.edge } } },
  MuiMenuItem: { styleOverrides: { root: finger } },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        ...finger,
        borderRadius: radius,
        '&.Mui-selected': { backgroundColor: colours.maroonSoft, color: colours.maroonDark, fontWeight: 600 },
      },
    },
  },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600, minHeight: touchTarget } } },
  MuiChip: { styleOverrides: { root: { fontWeight: 600, borderRadius: radius / 2 } } },
  MuiLink: { defaultProps: { color: 'info', underline: 'always' } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: colours.line, fontVariantNumeric: 'tabular-nums lining-nums' },
      head: { backgroundColor: colours.cream, color: colours.inkSoft, fontWeight: 600 },
    },
  },
  MuiTooltip: {
    styleOverrides: { tooltip: { backgroundColor: colours.ink, color: colours.paper, fontSize: '0.833rem' } },
  },
};
