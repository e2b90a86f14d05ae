import { tones, colours } from '@clinic/ui/theme/tokens';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { PrecautionChip } from './precaution-chips.ts';
import { CHIP_GAP, REST_WIDTH, useFittingChips } from './useFittingChips.ts';

const NOTHING_KNOWN = 'Add what is known';

const Look = styled('button')({
  font: 'inherit',
  fontSize: '0.875rem',
  lineHeight: '20px',
  minHeight: 28,
  maxWidth: '100%',
  padding: '3px 10px',
  border: '1px solid',
  borderRadius: 14,
  cursor: 'pointer',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const toneOf = ({ asks, confirmed }: Partial<PrecautionChip>) => {
  const { text, ground, border } = tones[asks ? 'waiting' : confirmed ? 'good' : 'quiet'];
  return { color: colours[text], background: colours[ground], borderColor: colours[border] };
};

const list = {
  flex: 1,
  minWidth: 0,
  position: 'relative',
  display: 'flex',
  gap: `${CHIP_GAP}px`,
  m: 0,
  p: 0,
  listStyle: 'none',
  // Clips hidden chips without cutting focus rings.
  overflow: 'clip',
  overflowClipMargin: '4px',
  // A long chip is cut, so that the button for the rest has room.
  '& > li': { display: 'flex', flexShrink: 0, maxWidth: `calc(100% - ${REST_WIDTH + CHIP_GAP}px)` },
} as const;
const unseen = { position: 'absolute', visibility: 'hidden' } as const;

interface Props {
  chips: readonly PrecautionChip[];
  /** Gets the text to answer. */
  onOpen: (opensAt: string | undefined) => void;
}

/** A chip for each precaution, in one line; a button opens the rest. */
export function PrecautionChips({ chips, onOpen }: Props) {
  const { list: measured, shown } = useFittingChips(chips.map(({ text }) => text));
  const rest = chips.length - shown;
  const button = (text: string, chip: Partial<PrecautionChip> = {}) => (
    <Look
      type="button"
      style={toneOf(chip)}
      title={text}
      aria-haspopup="dialog"
      onClick={() => onOpen(chip.opensAt)}
    >
      {text}
    </Look>
  );
  return (
    <Box component="ul" ref={measured} sx={list}>
      {chips.map((chip, place) => (
        <li key={chip.key} data-chip style={place < shown ? undefined : unseen}>
          {button(chip.text, chip)}
        </li>
      ))}
      {rest > 0 && <li>{button(`+${rest} more`, { asks: chips.slice(shown).some(({ asks }) => asks) })}</li>}
      {chips.length === 0 && <li>{button(NOTHING_KNOWN)}</li>}
    </Box>
  );
}
