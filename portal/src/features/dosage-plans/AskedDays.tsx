import { dosageTotal } from '@clinic/contract/care/dosage-plans/dosage-rules';
import { askedRhythm } from '@clinic/contract/care/plan-checks/rhythm-questions';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Button from '@mui/material/Button';
import type { EditedEntry } from './dosage-entries.ts';

interface Props {
  entry: EditedEntry;
  onChange: (entry: EditedEntry) => void;
}

/** Asks about a daily dose whose texts name days, such as "once a week"; one press gives it that rhythm. */
export default function AskedDays({ entry, onChange }: Props) {
  const asked = askedRhythm({ ...entry, total: dosageTotal(entry.dosage) });
  if (!asked) return null;
  const { quote, question, rhythm } = asked;
  const yes = rhythm && (
    <Button
      size="small"
      color="inherit"
      variant="outlined"
      onClick={() => onChange({ ...entry, rhythm, typedDays: undefined })}
    >
      {question.replace(/\?$/, '')}
    </Button>
  );
  return (
    <Notice tone="waiting" action={yes} sx={{ mx: { xs: 4, md: 3 }, mb: 3 }}>
      It is taken daily, but says {quote}. {question}
    </Notice>
  );
}
