import type { ComponentsOverrides, ThemeOptions } from '@mui/material/styles';
import { PHONE as onPhones } from '../phone-toasts.ts';
import { componentDefaults } from './mui-components.ts';
import { colours, touchTarget } from './tokens.ts';

// The clinic's own components that the back office draws denser, by their class prefix.
declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    ClinicButton: 'root';
    ClinicNotice: 'root';
    ClinicPageHeader: 'root';
    ClinicSkeleton: 'root';
  }
  interface Components<Theme = unknown> {
    ClinicButton?: { styleOverrides?: ComponentsOverrides<Theme>['ClinicButton'] };
    ClinicNotice?: { styleOverrides?: ComponentsOverrides<Theme>['ClinicNotice'] };
    ClinicPageHeader?: { styleOverrides?: ComponentsOverrides<Theme>['ClinicPageHeader'] };
    ClinicSkeleton?: { styleOverrides?: ComponentsOverrides<Theme>['ClinicSkeleton'] };
  }
}

/** Height of a list's row in the back office, in pixels. */
const denseRowHeight = 36;

/** Components that the back office draws tighter than the portal; phones keep the finger-sized targets. */
export const denseComponents: NonNullable<ThemeOptions['components']> = {
  MuiButton: { ...componentDefaults.MuiButton, defaultProps: { disableElevation: true, size: 'small' } },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small', margin: 'dense' } },
  ClinicButton: {
    styleOverrides: {
      root: {
        minHeight: 31,
        padding: '4px 10px',
        fontSize: '0.8125rem',
        [onPhones]: { minHeight: touchTarget },
      },
    },
  },
  ClinicNotice: { styleOverrides: { root: { padding: '8px 14px', fontSize: '0.9375rem' } } },
  ClinicPageHeader: {
    styleOverrides: { root: { marginBottom: 16, '@media (min-width: 768px)': { marginBottom: 16 } } },
  },
  ClinicSkeleton: { styleOverrides: { root: { height: denseRowHeight, marginBottom: 8 } } },
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
