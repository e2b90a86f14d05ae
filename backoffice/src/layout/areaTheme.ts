import { backOfficeTheme } from '@clinic/ui/theme/mui';
import type { ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';

/** What only the back office has: pickers that look like its other fields, and toggles in the clinic's colours. */
const own: ThemeOptions['components'] = {
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: 'var(--white)' },
      notchedOutline: { borderColor: 'var(--edge)' },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        border: '1px solid var(--line)',
        boxShadow: 'var(--shadow-floating)',
        fontSize: '0.9375rem',
        '@media (max-width: 599.95px)': {
          margin: 8,
          width: 'calc(100% - 16px)',
          maxHeight: 'calc(100% - 16px)',
        },
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.2rem', overflowWrap: 'anywhere' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px', gap: 4 } } },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        textTransform: 'none',
        fontWeight: 600,
        color: 'var(--ink-soft)',
        borderColor: 'var(--edge)',
        paddingBlock: 5,
        paddingInline: 12,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'var(--maroon-soft)',
          color: 'var(--maroon-dark)',
        },
      },
    },
  },
};

export const areaTheme: ThemeOptions = {
  ...backOfficeTheme,
  components: { ...backOfficeTheme.components, ...own },
};
