import type { DeniedWord } from '@clinic/contract/care/precautions/precaution-facts';
import { labelWithin } from '@clinic/contract/care/precautions/precaution-labels';
import Box from '@mui/material/Box';

/** A medicine is named as it is written. */
const nameOf = (word: DeniedWord): string => (word.sort === 'medicine' ? word.label : labelWithin(word));

/** Lists the words that the forms deny, so that the doctor notices a misread negation. */
export function ReadAsNotThere({ words }: { words: readonly DeniedWord[] }) {
  if (words.length === 0) return null;
  return (
    <Box sx={{ pt: 1, color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
      Read as not there: {words.map(nameOf).join(', ')}
    </Box>
  );
}
