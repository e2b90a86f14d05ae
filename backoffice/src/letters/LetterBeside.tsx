import { LETTERS, type Letter } from '@clinic/contract/notifications/letters';
import { counted } from '@clinic/contract/platform/counted';
import { momentOf } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FactList, type Fact } from '../layout/FactList.tsx';
import { LetterState } from './LetterState.tsx';

interface Props {
  letter: Letter;
  /** The button that sends the email again, where that helps. */
  retry: ReactNode;
}

/** The state of the chosen email. Its text is not stored. */
export function LetterBeside({ letter, retry }: Props) {
  const { about, kind, to, createdAt, updatedAt, attempts, state } = letter;
  const facts: Fact[] = [
    ['To', to.name],
    [
      'Address',
      <MuiLink key="address" href={`mailto:${to.email}`}>
        {to.email}
      </MuiLink>,
    ],
    ['Kind', LETTERS[kind]],
    ['Written', momentOf(createdAt)],
    [state === 'sent' ? 'Sent' : 'Last tried', attempts === 0 ? 'Not yet' : momentOf(updatedAt)],
    ['Tried', counted(attempts, 'time')],
  ];
  return (
    <>
      <Typography component="h2" variant="h2" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {about}
      </Typography>
      <LetterState {...letter} />
      <Box sx={{ my: 4 }}>
        <FactList facts={facts} />
      </Box>
      {retry}
    </>
  );
}
