import type { UncheckedPart } from '@clinic/contract/care/plan-checks/findings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';

interface Props {
  one: UncheckedPart;
  /** Address where the food is completed. */
  foodPage: string;
  /** Opens the client's precautions. */
  onAsk: () => void;
  /** Scrolls to the item in the plan; left out when it is not in it. */
  onGo: (() => void) | undefined;
}

/** Names one item that could not be checked, and links to the page that mends it. */
export function Unchecked({ one: { of, words }, foodPage, onAsk, onGo }: Props) {
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>{words}</Box>
      {of === 'text' && (
        <Button size="small" aria-label={`What does it mean? ${words}`} onClick={onAsk}>
          What does it mean?
        </Button>
      )}
      {of === 'food' && (
        <Button size="small" component={Link} to={foodPage} aria-label={`Complete the food: ${words}`}>
          Complete the food
        </Button>
      )}
      {onGo && (
        <Button size="small" aria-label={`Show where: ${words}`} onClick={onGo}>
          {of === 'dose' ? 'Write the strength' : 'Show'}
        </Button>
      )}
    </Box>
  );
}
