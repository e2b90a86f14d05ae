import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageTitle } from './usePageTitle.ts';

interface Props {
  title: string;
  /** One line of context. */
  context?: ReactNode;
  /** The main action; at the bottom of the screen on phones. */
  action?: ReactNode;
}

export const PageHeader = ({ title, context, action }: Props) => {
  usePageTitle(title);
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'flex-end', justifyContent: 'space-between', flexWrap: 'wrap', gap: 3, mb: 4 }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h1" sx={{ color: 'primary.dark', overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {context && (
          <Typography component="div" variant="body2" color="textSecondary">
            {context}
          </Typography>
        )}
      </Box>
      {action && (
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', displayPrint: 'none' }}>
          {action}
        </Stack>
      )}
    </Stack>
  );
};
