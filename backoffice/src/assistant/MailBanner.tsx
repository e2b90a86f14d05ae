import Box from '@mui/material/Box';
import { mailsAreSetUp } from '@clinic/ui/layout/emails-wait.ts';

/** Warns the desk that clients get no emails until a mail server is set up. */
export function MailBanner() {
  if (mailsAreSetUp()) return null;
  return (
    <Box
      component="aside"
      aria-label="E-mail"
      sx={{
        bgcolor: 'var(--river-soft)',
        color: 'var(--river-dark)',
        px: 4,
        py: 1,
        fontSize: '0.833rem',
        textAlign: 'center',
        displayPrint: 'none',
      }}
    >
      <strong>E-mail is not set up</strong>: messages to clients are kept as files on the server and not sent.
    </Box>
  );
}
