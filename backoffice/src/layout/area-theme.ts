import { ListLayer } from '@clinic/ui/layers/ListLayer.tsx';
import { backOfficeTheme } from '@clinic/ui/theme/mui';
import type { ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import type { SyntheticEvent } from 'react';

/** Styles of the back office only: date pickers look like its other fields, toggle buttons like `Segments`. */
const own: ThemeOptions['components'] = {
  MuiAutocomplete: { defaultProps: { slots: { paper: ListLayer } } },
  MuiSelect: {
    defaultProps: {
      // Lists open beside the pointer: releasing the press that opened one would choose the option under it on a slow
      // computer.
      MenuProps: {
        slotProps: { list: { onMouseUpCapture: (event: SyntheticEvent) => event.stopPropagation() } },
      },
    },
  },
  // The library shows progress bars without a name for screen readers, so they get one here.
  MuiLinearProgress: { defaultProps: { 'aria-label': 'Loading' } },
  MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: 'var(--white)' },
      notchedOutline: { borderColor: 'var(--edge)' },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: { maxWidth: '100%', padding: 3, backgroundColor: 'var(--sand)' },
      grouped: { margin: 0, border: 0, borderRadius: 'calc(var(--radius) - 3px)' },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        textTransform: 'none',
        fontSize: '0.9375rem',
        lineHeight: 1.5,
        fontWeight: 600,
        color: 'var(--ink)',
        paddingBlock: 4,
        paddingInline: 14,
        '@media (max-width: 767.95px)': { minHeight: 'var(--touch)', paddingInline: 10 },
        '&:hover': { backgroundColor: 'var(--cream)' },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'var(--paper)',
          color: 'var(--maroon)',
          boxShadow: 'var(--shadow-raised)',
        },
      },
    },
  },
};

export const areaTheme: ThemeOptions = {
  ...backOfficeTheme,
  components: { ...backOfficeTheme.components, ...own },
};
