import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Choice = styled('label')({
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 44,
  border: '1px solid var(--edge)',
  borderRadius: 'var(--radius)',
  fontWeight: 600,
  cursor: 'pointer',
  position: 'relative',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:hover': { background: 'var(--maroon-soft)' },
  '&:has(:checked)': { background: 'var(--maroon)', color: 'var(--paper)', borderColor: 'var(--maroon)' },
  '&:has(:focus-visible)': { outline: '2px solid var(--maroon)', outlineOffset: 2 },
});

interface Props {
  label: string;
  name: string;
  min: number;
  max: number;
  value: number | null;
  /** Meaning of the smallest and the largest number. */
  low?: string;
  high?: string;
  error?: string;
  onChange: (value: number) => void;
}

/** Chooses a number of a scale by one press. */
export function ChoiceOfNumbers({ label, name, min, max, value, low, high, error, onChange }: Props) {
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const meaning = (number: number) => (number === min ? low : number === max ? high : undefined);
  return (
    <Box
      component="fieldset"
      aria-describedby={error ? `${name}-error` : undefined}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ fontWeight: 600, p: 0, mb: 1 }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {numbers.map((number) => (
          <Choice key={number}>
            <input
              type="radio"
              name={name}
              value={number}
              checked={value === number}
              aria-label={[String(number), meaning(number)].filter(Boolean).join(', ')}
              onChange={() => onChange(number)}
            />
            {number}
          </Choice>
        ))}
      </Box>
      {low && (
        <Box
          aria-hidden
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            color: 'text.secondary',
            fontSize: '0.875rem',
          }}
        >
          <span>{low}</span>
          <span>{high}</span>
        </Box>
      )}
      {error && (
        <Box id={`${name}-error`} sx={{ color: 'var(--brick-dark)', fontSize: '0.875rem' }}>
          {error}
        </Box>
      )}
    </Box>
  );
}
