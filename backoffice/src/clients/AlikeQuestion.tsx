import {
  ALIKE_ANSWERS,
  ALIKE_WORDS,
  type AlikeAnswer,
  type AlikeClient,
} from '@clinic/contract/clients/alike';
import { alikeWhy } from '@clinic/contract/clients/alike-words';
import { Hidden } from '@clinic/ui/layout/Hidden.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';

interface Props {
  alike: readonly AlikeClient[];
  /** Null: back to the form, and nothing is saved. */
  onAnswer: (answer: AlikeAnswer | null) => void;
  /** Goes on with the known client in place of the new one; left out: there is nothing to go on with. */
  onTake?: (client: AlikeClient) => void;
}

/** Asks before saving whether the typed client is in the books already. Open is another tab: what is typed stays. */
export function AlikeQuestion({ alike, onAnswer, onTake }: Props) {
  const titleId = useId();
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={titleId} onClose={() => onAnswer(null)}>
      <DialogTitle id={titleId}>Twice in the books?</DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {alike.map((client) => (
            <Box key={client.id} component="li" sx={{ overflowWrap: 'anywhere' }}>
              <Typography>{alikeWhy(client)}</Typography>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -3 }}>
                <Button component={Link} to={`/client-details/${client.id}`} target="_blank" rel="noreferrer">
                  Open<Hidden> {client.name}</Hidden>
                </Button>
                {onTake && (
                  <Button onClick={() => onTake(client)}>
                    Take<Hidden> {client.name}</Hidden>
                  </Button>
                )}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button onClick={() => onAnswer(null)}>Back</Button>
        {ALIKE_ANSWERS.map((answer) => (
          <Button key={answer} variant="outlined" onClick={() => onAnswer(answer)}>
            {ALIKE_WORDS[answer]}
          </Button>
        ))}
      </DialogActions>
    </Dialog>
  );
}
