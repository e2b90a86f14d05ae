import { clinicTheme } from '@clinic/theme/mui';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DemoBanner } from '../components/DemoBanner.tsx';
import { Messages } from './Messages.tsx';

const theme = createTheme(clinicTheme);

const globalStyles = (
  <GlobalStyles
    styles={{
      '@media print': {
        '.no-print': { display: 'none !important' },
        body: { background: 'white' },
      },
    }}
  />
);

/** What every screen stands on: theme, data cache and messages. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {globalStyles}
      <QueryClientProvider client={queryClient}>
        <DemoBanner />
        {children}
        <Messages />
      </QueryClientProvider>
    </ThemeProvider>
  );
}
