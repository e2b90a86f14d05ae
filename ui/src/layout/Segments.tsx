import { styled } from '@mui/material/styles';
import { outOfSight } from './out-of-sight.ts';

const Group = styled('fieldset')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  maxWidth: '100%',
  margin: 0,
  padding: 3,
  border: 0,
  borderRadius: 'var(--radius)',
  background: 'var(--sand)',
  legend: outOfSight,
  button: {
    flex: '1 1 auto',
    minHeight: 38,
    minWidth: 44,
    padding: '4px 14px',
    border: 0,
    borderRadius: 'calc(var(--radius) - 3px)',
    background: 'none',
    color: 'var(--ink)',
    font: 'inherit',
    fontSize: '0.9375rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
  'button:hover': { background: 'var(--cream)' },
  'button[aria-pressed="true"]': {
    background: 'var(--paper)',
    color: 'var(--maroon)',
    boxShadow: 'var(--shadow-raised)',
  },
  '@media (max-width: 767.95px)': { button: { minHeight: 'var(--touch)', paddingInline: 10 } },
});

interface Props<Choice extends string> {
  label: string;
  choices: readonly (readonly [value: Choice, word: string])[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
}

/** A choice among a few views of the same data, all always visible. */
export const Segments = <Choice extends string>({ label, choices, chosen, onChoose }: Props<Choice>) => (
  <Group className="no-print">
    <legend>{label}</legend>
    {choices.map(([value, word]) => (
      <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
        {word}
      </button>
    ))}
  </Group>
);
