import { colours, tones } from '@clinic/ui/theme/tokens';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Look = styled('button')({
  font: 'inherit',
  fontSize: '0.875rem',
  minHeight: 32,
  padding: '3px 12px',
  border: '1px solid',
  borderRadius: 16,
  cursor: 'pointer',
  '&:disabled': { cursor: 'default' },
});

const lookOf = (chosen: boolean) => {
  const { text, ground, border } = tones[chosen ? 'good' : 'quiet'];
  return { color: colours[text], background: colours[ground], borderColor: colours[border] };
};

export interface ChipChoice {
  code: string;
  label: string;
}

interface Props {
  label: string;
  hint?: string;
  choices: readonly ChipChoice[];
  chosen: readonly string[];
  /** Chips that follow from the recipe and cannot be removed. */
  fixed?: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** A choice of several words; a tick marks a chosen one, besides its colour. */
export function ChipChoices({ label, hint, choices, chosen, fixed = [], onChange }: Props) {
  return (
    <Box component="fieldset" sx={{ display: 'grid', gap: 2, border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, p: 0 }}>
        {label}
      </Typography>
      {hint && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {choices.map(({ code, label: word }) => {
          const follows = fixed.includes(code);
          const isChosen = follows || chosen.includes(code);
          return (
            <Look
              key={code}
              type="button"
              aria-pressed={isChosen}
              disabled={follows}
              title={follows ? 'By its recipe' : undefined}
              style={lookOf(isChosen)}
              onClick={() => onChange(isChosen ? chosen.filter((one) => one !== code) : [...chosen, code])}
            >
              {isChosen && <span aria-hidden>✓ </span>}
              {word}
            </Look>
          );
        })}
      </Box>
    </Box>
  );
}
