import {
  answerKey,
  type KnownFact,
  type Precautions,
  type SavePrecautions,
} from '@clinic/contract/care/precautions/precautions';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { isStale } from '@clinic/ui/session/refusal.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { HeldDialog } from '@clinic/ui/forms/HeldDialog.tsx';
import { precautionsQuery, savePrecautions } from './api.ts';
import { NO_EDITS, savedWith } from './precaution-edits.ts';

const CHANGED_MEANWHILE = 'Somebody else changed this meanwhile. Please answer once more.';
const NOT_SAVED = 'Your answer could not be saved. Please try again.';

interface Props {
  clientId: string;
  known: Precautions;
  facts: readonly KnownFact[];
  onClose: () => void;
}

/** A medicine is named as it is written: "Warfarin 5 mg". */
const nameOf = ({ sort, label, text }: KnownFact): string => (sort === 'medicine' ? text : label);
const overOf = ({ sort }: KnownFact): string => (sort === 'medicine' ? 'Stopped' : 'Not true any more');

/** Asks about facts that left a form. Each press saves an answer; the dialog closes after the last. */
export default function TakenOutDialog({ clientId, known, facts, onClose }: Props) {
  const queries = useQueryClient();
  const { queryKey } = precautionsQuery(clientId);
  const { save, isBusy, refusal } = useSaving<SavePrecautions, Precautions>({
    send: (body) => savePrecautions(clientId, body),
    saved: (saved) => {
      queries.setQueryData(queryKey, saved);
      notify.success('What is known is saved.');
    },
    otherwise: NOT_SAVED,
    refused: (failure) => {
      if (isStale(failure)) void queries.invalidateQueries({ queryKey });
    },
  });
  return (
    <HeldDialog
      title="Is it still so?"
      cancelLabel="Later"
      isBusy={isBusy}
      problem={refusal?.stale ? CHANGED_MEANWHILE : refusal?.sentence}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        Plans are checked against it until you say that it is over.
      </Typography>
      {facts.map((fact) => (
        <Box
          key={answerKey(fact)}
          component="fieldset"
          aria-label={`Taken out: ${nameOf(fact)}`}
          sx={{
            m: 0,
            p: 0,
            border: 0,
            minWidth: 0,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 2,
          }}
        >
          <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
            Taken out: <strong>{nameOf(fact)}</strong>.
            {nameOf(fact) !== fact.text && ` It said “${fact.text}”.`}
          </Box>
          {[false, true].map((isStill) => (
            <Button
              key={String(isStill)}
              size="small"
              variant="outlined"
              disabled={isBusy}
              onClick={() =>
                void save(savedWith(known, { ...NO_EDITS, facts: { [answerKey(fact)]: isStill } }))
              }
            >
              {isStill ? 'Still so' : overOf(fact)}
            </Button>
          ))}
        </Box>
      ))}
    </HeldDialog>
  );
}
