import { clinicTheme } from '@clinic/ui/theme/mui';
import { ThemeProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import GlobalStyles from '@mui/material/GlobalStyles';
import { createTheme } from '@mui/material/styles';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { DemoBanner } from '@clinic/ui/layout/DemoBanner.tsx';
import { Messages } from '@clinic/ui/layout/Messages.tsx';

const theme = createTheme(clinicTheme);
// The type asks for props by component; the provider reads the theme's `components`.
const components = theme.components as ComponentProps<typeof DefaultPropsProvider>['value'];

const globalStyles = (
  <GlobalStyles
    styles={{
      '@media print': {
        body: { background: 'white' },
      },
    }}
  />
);

/** Milliseconds that a toast stays: 3 seconds for doctors, 5 for others. */
const toastLife = () => (location.pathname.startsWith('/doctor') ? 3000 : 5000);

export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    // MUI's own provider adds 6 kB and only these two for a single theme without colour schemes.
    <ThemeProvider theme={theme}>
      <DefaultPropsProvider value={components}>
        <CssBaseline />
        {globalStyles}
        <QueryClientProvider client={queryClient}>
          <DemoBanner />
          {children}
          <Messages life={toastLife} />
        </QueryClientProvider>
      </DefaultPropsProvider>
    </ThemeProvider>
  );
}
