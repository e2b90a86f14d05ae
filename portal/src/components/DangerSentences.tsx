import { dangerNotice } from '@clinic/contract/care/danger-signs/danger-sentences';
import { dangersIn } from '@clinic/contract/care/danger-signs/danger-words';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

/** The emergency sentences and numbers for the dangers that a text mentions. */
export default function DangerSentences({ text }: { text: string }) {
  const { sentences, calls } = dangerNotice(dangersIn(text));
  if (sentences.length === 0) return null;
  return (
    <Notice
      tone={calls.length > 0 ? 'stopped' : 'waiting'}
      announce="alert"
      sx={{ mt: 3 }}
      action={
        calls.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
            {calls.map(({ number, words }) => (
              <Link key={number} href={`tel:${number}`} sx={{ fontWeight: 600 }}>
                {words}
              </Link>
            ))}
          </Box>
        )
      }
    >
      {sentences.map((sentence) => (
        <Box key={sentence} sx={{ '& + &': { mt: 2 } }}>
          {sentence}
        </Box>
      ))}
    </Notice>
  );
}
