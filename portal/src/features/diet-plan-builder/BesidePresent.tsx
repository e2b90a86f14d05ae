import { changeLines } from '@clinic/contract/care/diet-plans/plan-change-lines';
import { planChanges } from '@clinic/contract/care/diet-plans/plan-changes';
import { readDietPlanBody } from '@clinic/contract/care/diet-plans/diet-plan-reading';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { ChangeLines } from '../diet-plan-editing/what-changes.tsx';
import { linesIn, notesIn, type PlanContents } from './DietPlanVersion.tsx';

/** Most lines that are shown before the list is unfolded. */
const MOST_LINES = 8;

const isSame = (some: readonly string[] = [], others: readonly string[] = []) =>
  some.join('\n') === others.join('\n');

/** Names the texts beside the weeks that are others in the present plan. */
function otherTexts(body: unknown, { notes, take, avoid }: PlanContents): string[] {
  const before = linesIn(body);
  return [
    ...(notesIn(body).trim() === notes.trim() ? [] : ['other notes']),
    ...(isSame(before.take, take) ? [] : ['other lines of “Take”']),
    ...(isSame(before.avoid, avoid) ? [] : ['other lines of “Avoid”']),
  ];
}

interface Props {
  body: unknown;
  present: PlanContents;
  presentName: string;
}

/** Says what the present plan has otherwise than a version; a long list is unfolded. */
export default function BesidePresent({ body, present, presentName }: Props) {
  const [whole, setWhole] = useState(false);
  const list = useId();
  const compared = useMemo(() => {
    const reading = readDietPlanBody(body);
    if (!reading.ok) return null;
    const changes = planChanges(reading.weeks, present.weeks);
    return {
      texts: otherTexts(body, present),
      all: changeLines(changes, Infinity),
      first: changeLines(changes, MOST_LINES),
    };
  }, [body, present]);
  if (!compared) return null;
  const { texts, all, first } = compared;
  const lines = [...texts, ...(whole ? all : first)];
  return (
    <Box component="section" aria-label="What differs" sx={{ mb: 5, overflowWrap: 'anywhere' }}>
      <Typography component="h3" variant="h4">
        From this version to {presentName}
      </Typography>
      {lines.length === 0 ? (
        <Typography sx={{ mt: 1 }}>Nothing differs.</Typography>
      ) : (
        <ChangeLines id={list} lines={lines} />
      )}
      {all.length > MOST_LINES && (
        <Button size="small" aria-expanded={whole} aria-controls={list} onClick={() => setWhole(!whole)}>
          {whole ? 'Show fewer' : `Show all ${texts.length + all.length}`}
        </Button>
      )}
    </Box>
  );
}
