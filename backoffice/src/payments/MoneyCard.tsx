import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface Props {
  client: ReactNode;
  amount: string;
  action: ReactNode;
  children: ReactNode;
}

/** A row of a money list on a narrow screen: client and text, and beside them amount and button. */
export const MoneyCard = ({ client, amount, action, children }: Props) => (
  <Stack direction="row" sx={{ gap: 3, justifyContent: 'space-between' }}>
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>{client}</Box>
      {children}
    </Box>
    <Box sx={{ flexShrink: 0, textAlign: 'end' }}>
      <Box sx={{ fontWeight: 600 }}>{amount}</Box>
      {action}
    </Box>
  </Stack>
);
