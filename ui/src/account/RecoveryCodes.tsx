import { clinicFacts } from '@clinic/contract/clinic';
import Box from '@mui/material/Box';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { Notice } from '../layout/Notice.tsx';
import { copyText } from './copy-text.ts';
import { FocusedHeading } from './FocusedHeading.tsx';

interface Props {
  codes: readonly string[];
  onKept: () => void;
}

function download(codes: readonly string[]): void {
  const text = `Recovery codes for ${clinicFacts().name}. Each works once.\n\n${codes.join('\n')}\n`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = 'recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}

export function RecoveryCodes({ codes, onKept }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <FocusedHeading>Keep your recovery codes</FocusedHeading>
      <Notice tone="waiting">
        They are shown only now. Each lets you in once when your phone or passkey is gone. Keep them where
        nobody else looks, and not on the same phone.
      </Notice>
      <Box
        component="ol"
        aria-label="Recovery codes"
        sx={{
          m: 0,
          p: 4,
          listStyle: 'none',
          display: 'grid',
          rowGap: 2,
          gridTemplateColumns: 'repeat(2, max-content)',
          columnGap: { xs: 6, sm: 10 },
          bgcolor: 'var(--cream)',
          borderRadius: 1,
          fontFamily: 'ui-monospace, monospace',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <ClinicButton
          look="outlined"
          onClick={() => void copyText(codes.join('\n'), 'The codes are copied.')}
        >
          Copy
        </ClinicButton>
        <ClinicButton look="outlined" onClick={() => download(codes)}>
          Download
        </ClinicButton>
        <ClinicButton look="outlined" onClick={() => window.print()}>
          Print
        </ClinicButton>
        <ClinicButton look="filled" onClick={onKept}>
          I have kept them
        </ClinicButton>
      </Box>
    </Box>
  );
}
