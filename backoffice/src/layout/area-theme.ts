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
